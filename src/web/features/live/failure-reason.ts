import { i18n } from '@lingui/core'
import type { GenerationKind } from '#contract/generation.ts'
import type { Told, ToldCode } from '#contract/words/told.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'

/** What the title of a failure says already. */
const SAID: Record<GenerationKind, ToldCode | null> = {
  storyboard: 'storyboard-failed',
  voice: 'voice-failed',
  image: null,
  clip: 'clip-failed',
  export: 'export-failed',
}

/** Why a generation failed, in the reader's language; empty where the title has said it already. */
export function failureReason(kind: GenerationKind, failure: Told | null): string {
  return failure === null || failure.code === SAID[kind] ? '' : inReaderWords(i18n, failure)
}
