import { credentialRefusals } from '#contract/sign-in.ts'

/** Forms that hash a password, which takes a processor for a while. */
const HASHING_FORMS = [
  '/api/auth/sign-in/email',
  '/api/auth/sign-up/email',
  '/api/auth/reset-password',
  '/api/auth/change-password',
  '/api/auth/change-email',
]
/** Fewer than libuv has threads, so that files and certificates are read meanwhile. */
const AT_ONCE = 2
/** About as many as are answered before people give up, in some five seconds. */
const WAITING_MAX = 50
export const RETRY_AFTER_S = 5

type Answer = (request: Request) => Promise<Response>

let running = 0
const waiting: (() => void)[] = []

/** Hashes or compares a password in its turn. @returns null, at once, when too many wait already. */
export async function inHashingTurn<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) return null
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    // The place is handed on, so that nobody who comes now overtakes who waits.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/**
 * Lets few forms that hash be answered at once, and few more wait in order; whoever comes then is told at once
 * to come back. Before anything else is done: nobody waits holding a connection to the database.
 */
export function fewAtOnce(answer: Answer): Answer {
  return async (request) => {
    if (!HASHING_FORMS.includes(new URL(request.url).pathname)) return await answer(request)
    return (await inHashingTurn(() => answer(request))) ?? busy()
  }
}

function busy(): Response {
  const headers = { 'retry-after': String(RETRY_AFTER_S) }
  return Response.json(credentialRefusals.busy, { status: 503, headers })
}
