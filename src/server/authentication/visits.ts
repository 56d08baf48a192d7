import type { Context as HttpContext, Next } from 'hono'
import { localPath } from '#contract/public-page.ts'
import type { GoogleRefusal } from '#contract/sign-in.ts'
import { errorFacts, type Log } from '../log.ts'
import { languageOfVisitor } from '../site/language-of-visitor.ts'

type Answer = (request: Request) => Promise<Response>

/** Whether somebody opened this address in a browser; scripts and programs ask for no page. */
export function isVisit({ method, headers }: Request): boolean {
  const asksForPage = (headers.get('accept') ?? '').includes('text/html')
  return (method === 'GET' || method === 'HEAD') && asksForPage
}

/**
 * Brings whoever opens an address of the sign-in service in a browser to a page of ours, in the visitor's language:
 * that of the link, Google's and back, or the one that says that there is nothing here.
 */
export async function answerVisit(
  c: HttpContext,
  next: Next,
  answer: Answer,
  log: Log,
): Promise<Response | undefined> {
  const { url, headers } = c.req.raw
  const language = languageOfVisitor(headers)
  const page = pageOfLink(url)
  if (page) return c.redirect(localPath(page, language))
  if (!/^\/google\/(start|callback)$/.test(pathOf(url))) {
    await next()
    return undefined
  }
  const refused = (refusal: GoogleRefusal) =>
    c.redirect(localPath(`/login?error=${refusal}`, language))
  try {
    const answered = await answer(c.req.raw)
    if (answered.status < 400) return answered
    return refused(answered.status === 429 ? 'google_too_often' : 'google_failed')
  } catch (error) {
    log.error('google sign-in failed', errorFacts(error))
    return refused('google_failed')
  }
}

/** The page that a link in a mail leads to, when its address is one of the sign-in service itself. */
function pageOfLink(url: string): string | null {
  const [, page, inPath] = /^\/(verify-email|reset-password)(?:\/([^/]+))?$/.exec(pathOf(url)) ?? []
  if (!page) return null
  const token = inPath ? decoded(inPath) : new URL(url).searchParams.get('token')
  return token ? `/${page}?${String(new URLSearchParams({ token }))}` : `/${page}`
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

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
function pathOf(url: string): string {
  return new URL(url).pathname.slice(BASE_PATH.length)
}
