import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../percentile.ts'
import type { Findings } from './findings.ts'
import { withOwnProduct } from './own-product.ts'
import { Random } from './random.ts'
import { postForm, signUp, type Visitor } from './visitor.ts'

const ADDRESS_HEADER = 'x-real-ip'
const SIGN_INS_AT_ONCE = 150
const FLOOD_MS = 20_000
const LOOK_EVERY_MS = 50
/** What people call at once, with the flood's own work on the same machine. */
const FAST_MS = 1000
const GUESSES = 300
const GUESSES_AT_ONCE = 4
/** Of 20 a minute, five minutes' worth in an hour. */
const GUESSES_ANSWERED_MAX = 100

/** Floods the sign-in form beside somebody who works, and guesses one password from everywhere. */
export async function signIns(seed: number): Promise<Findings> {
  const settings = { LOG_LEVEL: 'error', CLIENT_ADDRESS_HEADER: ADDRESS_HEADER }
  return await withOwnProduct(settings, async ({ url }) => {
    const random = new Random(seed)
    const faults: string[] = []
    const visitor = await signUp(url, `sign-ins-${seed}`)
    const quiet = await timesUntil(url, visitor, Date.now() + FLOOD_MS / 4, faults)
    const until = Date.now() + FLOOD_MS
    const [flooded, statuses] = await Promise.all([
      timesUntil(url, visitor, until, faults),
      flood(url, random, until, faults),
    ])
    if (percentile(flooded, 95) > FAST_MS) faults.push('Who is signed in was slow.')
    const guesses = await guess(url, visitor, random)
    if ((guesses[401] ?? 0) > GUESSES_ANSWERED_MAX) faults.push('Guesses were not refused.')
    if ((guesses[200] ?? 0) > 0) faults.push('A guess was let in.')
    return {
      numbers: {
        'quiet ms, median': Math.round(percentile(quiet, 50)),
        'quiet ms, 95 of 100': Math.round(percentile(quiet, 95)),
        'flooded ms, median': Math.round(percentile(flooded, 50)),
        'flooded ms, 95 of 100': Math.round(percentile(flooded, 95)),
        'flooded ms, slowest': Math.round(Math.max(...flooded)),
        ...named('sign-ins answered', statuses),
        ...named('guesses answered', guesses),
      },
      faults,
    }
  })
}

/** How long each request of somebody signed in took, one after the other. */
async function timesUntil(
  url: string,
  { cookie }: Visitor,
  until: number,
  faults: string[],
): Promise<number[]> {
  const times: number[] = []
  while (Date.now() < until) {
    const start = performance.now()
    const answer = await fetch(`${url}/api/v1/account`, { headers: { cookie } })
    await answer.text()
    times.push(performance.now() - start)
    if (answer.status !== 200) faults.push(`Who is signed in got ${answer.status}.`)
    await pause(LOOK_EVERY_MS)
  }
  return times
}

async function flood(url: string, random: Random, until: number, faults: string[]) {
  const statuses: Record<number, number> = {}
  const attack = async () => {
    while (Date.now() < until) {
      const body = { email: `nobody-${random.whole(1, 1e6)}@example.com`, password: random.uuid() }
      const answer = await tryToSignIn(url, body, addressAt(random.whole(0, 0xff_ff_ff)))
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      const isRefusal = answer.status === 503 && answer.headers.has('retry-after')
      if (answer.status >= 500 && !isRefusal) faults.push(`A sign-in got ${answer.status}.`)
    }
  }
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, attack))
  return statuses
}

async function guess(url: string, { email }: Visitor, random: Random) {
  const statuses: Record<number, number> = {}
  let sent = 0
  const attack = async () => {
    while (sent < GUESSES) {
      const address = addressAt(sent++ << 8)
      const { status } = await tryToSignIn(url, { email, password: random.uuid() }, address)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: GUESSES_AT_ONCE }, attack))
  return statuses
}

async function tryToSignIn(url: string, body: unknown, address: string): Promise<Response> {
  const answer = await postForm(url, 'sign-in/email', body, { [ADDRESS_HEADER]: address })
  await answer.text()
  return answer
}

/** One of the 16 million that begin with 10. */
function addressAt(number: number): string {
  return ['10', number >> 16, number >> 8, number].map((part) => Number(part) & 255).join('.')
}

function named(prefix: string, statuses: Record<number, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(statuses).map(([status, count]) => [`${prefix} ${status}`, count]),
  )
}
