import { setTimeout as pause } from 'node:timers/promises'
import { credentialRefusals } from '#contract/credential-refusal.ts'

/** Forms whose work depends on whether an address has an account; longer than any of it takes. */
const TELLING_FORMS = ['/api/auth/request-password-reset', '/api/auth/change-email']
const EVEN_MS = 300

/** Takes no less time for an unknown address than for a known one, and says in plain HTTP when to come back. */
export async function answerEvenly(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isTelling = TELLING_FORMS.includes(new URL(request.url).pathname)
  const [response] = await Promise.all([answer(request), isTelling && pause(EVEN_MS)])
  if (response.status !== 429) return response
  const retryAfter = response.headers.get('x-retry-after') ?? ''
  const headers = { 'retry-after': retryAfter }
  return Response.json(credentialRefusals.tooManyTries, { status: 429, headers })
}
