import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { type LucideIcon, PencilLine } from 'lucide-react'
import { BUILT_IN, type ModelKind, modelLabel } from '#contract/vendors.ts'
import { KIND_NAMES, TRACKS } from '#web/features/generation/tracks.ts'

type KindFacts = { icon: LucideIcon; name: MessageDescriptor; does: MessageDescriptor }

/** What models are for. */
export const MODEL_FACTS: Record<ModelKind, KindFacts> = {
  storyboard: { icon: PencilLine, name: KIND_NAMES.storyboard, does: msg`Writes storyboards` },
  voice: { ...TRACKS.voice, does: msg`Speaks voice-overs` },
  image: { ...TRACKS.image, does: msg`Draws images` },
  clip: { ...TRACKS.clip, does: msg`Makes clips from an image` },
}

/** `ideogram:v3-turbo` as people read it: "Ideogram v3-turbo". */
export function modelName(name: string): string {
  return name === BUILT_IN ? t`Built-in studio` : modelLabel(name)
}
