import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'

/**
 * A step of a generation that a fault of ours made fail. What is told is for the person who waits, the
 * cause for the log.
 */
export class FailedStep extends Error {
  readonly told: Told
  constructor(told: Told, cause: unknown) {
    super(inWords(told), { cause })
    this.name = 'FailedStep'
    this.told = told
  }
}
