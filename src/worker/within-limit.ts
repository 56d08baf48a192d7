import type { Told } from '#contract/words/told.ts'
import { ProviderError } from '#providers/provider-error.ts'

/**
 * Ends the waiting for a call that hangs, also when it does not listen to its signal.
 * @param tooLate what the user reads then.
 * @throws ProviderError outcome-unknown
 */
export async function withinLimit<Result>(
  limitMs: number,
  tooLate: Told,
  work: (limit: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = AbortSignal.timeout(limitMs)
  const end = new Promise<never>((_, reject) => {
    const error = new ProviderError('outcome-unknown', tooLate)
    limit.addEventListener('abort', () => reject(error), { once: true })
  })
  return await Promise.race([end, work(limit)])
}
