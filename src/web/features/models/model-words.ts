import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type LucideIcon, PencilLine } from 'lucide-react'
import type { ModelKind } from '#contract/vendors.ts'
import { KIND_NAMES, TRACKS } from '#web/features/generation/tracks.ts'

type KindFacts = { icon: LucideIcon; name: MessageDescriptor; does: MessageDescriptor }

/** What models are for. */
export const MODEL_FACTS: Record<ModelKind, KindFacts> = {
  storyboard: { icon: PencilLine, name: KIND_NAMES.storyboard, does: msg`Writes storyboards` },
  voice: { ...TRACKS.voice, does: msg`Speaks voice-overs` },
  image: { ...TRACKS.image, does: msg`Draws images` },
  clip: { ...TRACKS.clip, does: msg`Makes clips from an image` },
}
