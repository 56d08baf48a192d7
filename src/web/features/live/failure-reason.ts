import { i18n } from '@lingui/core'
import type { GenerationKind } from '#contract/generation.ts'
import { inOwnLanguage } from '#web/lib/in-own-language.ts'
import { ENDINGS } from './endings.ts'

/** Why a generation failed, in the reader's language; empty where the title has said it already. */
export function failureReason(kind: GenerationKind, failure: string | null): string {
  const reason = inOwnLanguage(i18n, failure ?? '')
  return reason.startsWith(i18n._(ENDINGS[kind].failure)) ? '' : reason
}
