export const BASE_PATH = '/api/auth'

/**
 * What of the sign-in library this product uses. All else is closed, and what a later version of the library brings
 * is closed as well: its own pages, and what operations of the contract do without showing tokens of sessions.
 */
const OPEN = {
  GET: /^\/(get-session|verify-email|reset-password\/[^/]+|google\/start|google\/callback)$/,
  POST: /^\/(sign-in\/email|sign-up\/email|sign-out|request-password-reset|reset-password|change-password|change-email|send-verification-email)$/,
}

export function isOpenRoute({ method, url }: Request): boolean {
  const path = pathOf(url)
  if (method === 'POST') return OPEN.POST.test(path)
  return (method === 'GET' || method === 'HEAD') && OPEN.GET.test(path)
}

/** Below /api/auth. */
export function pathOf(url: string): string {
  return new URL(url).pathname.slice(BASE_PATH.length)
}
