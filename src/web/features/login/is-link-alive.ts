const PAGE = '/reset-password'

/**
 * Whether a link to choose a new password still works, without spending it: the sign-in service sends who opens
 * it on to a page, with what is wrong with the link in that page's address. True when it cannot be asked.
 */
export async function isLinkAlive(token: string): Promise<boolean> {
  const query = new URLSearchParams({ callbackURL: PAGE })
  const path = `/api/auth/reset-password/${encodeURIComponent(token)}?${query}`
  const answer = await fetch(path, { cache: 'no-store' }).catch(() => null)
  return !answer || new URL(answer.url).searchParams.get('error') !== 'INVALID_TOKEN'
}
