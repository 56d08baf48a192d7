import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '#cli/client.ts'
import { AN_IDEA } from './account-client.ts'
import type { Random } from './random.ts'

const CREDITS = 100_000
/** More work than ends between two faults, and not so much that hours of it are left at the end. */
const ROUNDS_PER_STORYBOARD = 40
const ROUND_MS = 500
const EXPORT = { resolution: '720p', musicMood: 'calm' } as const

export type BusyUser = {
  /** The storyboards that were asked for, whatever was answered. */
  storyboardIds: string[]
  /** Starts nothing more. */
  stop: () => Promise<void>
}

/** What pays for all that is started. */
export async function giveCredits(client: Client, random: Random): Promise<void> {
  const description = 'For an attack'
  await client.operator.grantCredits({ requestId: random.uuid(), amount: CREDITS, description })
}

/** Keeps starting one thing after the other, exports among them, whatever answers or does not. */
export function keepStarting(client: Client, random: Random): BusyUser {
  const end = new AbortController()
  const storyboardIds: string[] = []
  const work = (async () => {
    while (!end.signal.aborted) {
      const id = random.uuid()
      storyboardIds.push(id)
      await attempt(() => client.storyboard.create({ id, ...AN_IDEA }))
      for (let round = 0; round < ROUNDS_PER_STORYBOARD && !end.signal.aborted; round++) {
        await pause(ROUND_MS)
        await startEverything(client, id)
        await attempt(() => client.exports.request({ storyboardId: id, ...EXPORT }))
      }
    }
  })()
  return {
    storyboardIds,
    stop: async () => {
      end.abort()
      await work
    },
  }
}

export async function startEverything(client: Client, id: string): Promise<void> {
  for (const kind of ['voice', 'image', 'clip'] as const) {
    await attempt(() => client.storyboard.generateAll({ id, kind, scenes: 'missing' }))
  }
}

export async function startExport(client: Client, storyboardId: string): Promise<void> {
  await attempt(() => client.exports.request({ storyboardId, ...EXPORT }))
}

/** Refusals and a server that is away are part of the attack. */
async function attempt(call: () => Promise<unknown>): Promise<void> {
  await call().catch(() => undefined)
}
