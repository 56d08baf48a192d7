import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Random } from '../../../bench/attack/random.ts'
import { listenOnLoopback } from '../listen-on-loopback.ts'

/** How a vendor may behave about one call; the shares of a hundred. */
const BEHAVIOURS = {
  'delivers at once': 25,
  'delivers slowly': 12,
  'takes a job': 18,
  'takes a job and fails it': 5,
  refuses: 6,
  'is not available': 4,
  'asks for a pause': 6,
  'does the work and loses the answer': 8,
  'takes a job and loses the answer': 8,
  'loses the request': 8,
} as const
export type Behaviour = keyof typeof BEHAVIOURS

type Job = { failed: boolean; questions: number }
type Call = { piece: string; behaviour: Behaviour; job: Job | null; isDone: boolean }

const SLOW_MS = 1200

type Manners = {
  /** Behaves in this one way only. */
  only?: Behaviour
  /** Answers nobody before. */
  until?: Promise<void>
}
const PAUSE_S = 1

/** A vendor on HTTP that misbehaves in every way, as a seed says, and remembers what it would bill. */
export async function startFaultVendor(seed: number, { only, until }: Manners = {}) {
  const calls = new Map<string, Call>()
  const repeatedCallIds: string[] = []

  async function take(callId: string, piece: string, response: ServerResponse): Promise<void> {
    if (calls.has(callId)) repeatedCallIds.push(callId)
    const behaviour = only ?? behaviourOf(seed, callId)
    const call: Call = { piece, behaviour, job: null, isDone: false }
    // What never arrived leaves no trace at the vendor.
    if (behaviour === 'loses the request') return void response.destroy()
    calls.set(callId, call)
    if (behaviour.startsWith('takes a job')) {
      call.job = { failed: behaviour.endsWith('fails it'), questions: 0 }
    }
    await (until ?? wait(behaviour === 'delivers slowly' ? SLOW_MS : 0))
    call.isDone = behaviour.startsWith('delivers') || behaviour.startsWith('does the work')
    if (behaviour.endsWith('loses the answer')) return void response.destroy()
    if (behaviour === 'refuses') return answer(response, 422)
    if (behaviour === 'is not available') return answer(response, 503)
    if (behaviour === 'asks for a pause') return answer(response, 429, { retryAfterS: PAUSE_S })
    answer(response, 200, standingOf(callId))
  }

  /** What the vendor knows of a call. */
  function standingOf(callId: string) {
    const call = calls.get(callId)
    if (call?.isDone) return { state: 'done' }
    if (!call?.job) return { state: 'never' }
    return { state: 'job', job: callId }
  }

  function look(job: string) {
    const found = calls.get(job)?.job
    if (!found) return { state: 'never' }
    found.questions++
    if (found.questions < 2) return { state: 'processing' }
    return { state: found.failed ? 'failed' : 'succeeded' }
  }

  const server = createServer((request, response) => void respond(request, response))
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, what, id = '', piece = ''] = (request.url ?? '').split('/')
    if (what === 'calls' && request.method === 'POST') await take(id, piece, response)
    else if (what === 'calls') answer(response, 200, standingOf(id))
    else answer(response, 200, look(id))
  }

  return { url: await listenOnLoopback(server), calls, repeatedCallIds }
}

function behaviourOf(seed: number, callId: string): Behaviour {
  const random = new Random(createHash('sha256').update(`${seed} ${callId}`).digest().readInt32BE())
  let left = random.whole(0, 99)
  for (const [behaviour, share] of Object.entries(BEHAVIOURS)) {
    left -= share
    if (left < 0) return behaviour as Behaviour
  }
  return 'refuses'
}

function answer(response: ServerResponse, status: number, body: unknown = {}): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
