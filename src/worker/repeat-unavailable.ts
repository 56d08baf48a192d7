import { setTimeout as wait } from 'node:timers/promises'
import type { Told } from '#contract/words/told.ts'
import { ProviderError } from '#providers/provider-error.ts'

const REPEATS_MAX = 3

export type RepeatOptions = {
  /** Before the first repeat; doubled for each further one. */
  delayMs: number
  /** Ends the waiting, with its reason. */
  signal: AbortSignal
  /** What the user reads when every attempt was in vain. */
  inVain: Told
}

/**
 * Calls a provider, and again up to three times while it is `unavailable`: such a call did nothing that
 * could be billed. Every other failure is thrown at once.
 * @throws ProviderError
 */
export async function repeatUnavailable<Result>(
  call: () => Promise<Result>,
  { delayMs, signal, inVain }: RepeatOptions,
): Promise<Result> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await call()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (repeats === REPEATS_MAX) throw new ProviderError('unavailable', inVain, { cause: error })
    }
    await wait(delayMs * 2 ** repeats, undefined, { signal })
  }
}

/** A vendor that is given up for a while was not called, and is not back before the last repeat. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof ProviderError) || error.told.code === 'vendor-given-up') return false
  return error.kind === 'unavailable'
}
