import { setTimeout as wait } from 'node:timers/promises'
import type { Generation } from '#contract/generation.ts'
import { inWords } from '#contract/words/in-words.ts'
import { ask, type Client } from './client.ts'
import { CommandError } from './command-error.ts'

const ASK_EVERY_MS = 250

/**
 * Waits until all of them have succeeded.
 * @throws CommandError as soon as one has failed or was cancelled.
 */
export async function awaitGenerations(
  client: Client,
  started: Generation[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  for (;;) {
    const now = await Promise.all(started.map(({ id }) => ask(client.generation.get({ id }))))
    const broken = now.find(({ state }) => state === 'failed' || state === 'cancelled')
    if (broken) {
      throw new CommandError(broken.failure ? inWords(broken.failure) : 'It was cancelled.')
    }
    onProgress(now.reduce((sum, { progress }) => sum + progress, 0) / now.length)
    if (now.every(({ state }) => state === 'succeeded')) return
    await wait(ASK_EVERY_MS, undefined, { signal })
  }
}
