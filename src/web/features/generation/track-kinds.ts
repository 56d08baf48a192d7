import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Clapperboard, Image, type LucideIcon, Mic } from 'lucide-react'
import type { TrackKind } from '#contract/scene.ts'
import type { PricedOperation } from '#contract/studio.ts'

type TrackFacts = { icon: LucideIcon; name: MessageDescriptor; operation: PricedOperation }

/** How the three assets of a scene are called, drawn and priced. */
export const TRACK_FACTS: Record<TrackKind, TrackFacts> = {
  voice: { icon: Mic, name: msg`Voice`, operation: 'generate_voice' },
  image: { icon: Image, name: msg`Image`, operation: 'generate_image' },
  clip: { icon: Clapperboard, name: msg`Video`, operation: 'generate_video' },
}
