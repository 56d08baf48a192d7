import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'

/** The studio cannot make what it was asked for; what is told says what would help. */
export class StudioRefusal extends Error {
  readonly told: Told
  constructor(told: Told) {
    super(inWords(told))
    this.name = 'StudioRefusal'
    this.told = told
  }
}
