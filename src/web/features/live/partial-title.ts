import { plural } from '@lingui/core/macro'
import type { GenerationKind } from '#contract/generation.ts'
import type { Tally } from './batch-tally.ts'

/** Of a batch: how much of it was made, and that the rest can be asked for again. */
export function partialTitle(kind: GenerationKind, { succeeded, failed }: Tally) {
  if (kind === 'voice') {
    return plural(succeeded, {
      one: `# voice generated successfully, but ${failed} failed. You can try generating those again.`,
      other: `# voices generated successfully, but ${failed} failed. You can try generating those again.`,
    })
  }
  if (kind === 'image') {
    return plural(succeeded, {
      one: `# image generated successfully, but ${failed} failed. You can try generating those again.`,
      other: `# images generated successfully, but ${failed} failed. You can try generating those again.`,
    })
  }
  return plural(succeeded, {
    one: `# video generated successfully, but ${failed} failed. You can try generating those again.`,
    other: `# videos generated successfully, but ${failed} failed. You can try generating those again.`,
  })
}
