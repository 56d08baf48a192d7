import { useLingui } from '@lingui/react/macro'
import { Clapperboard, Image, type LucideIcon, Mic, PencilLine } from 'lucide-react'
import type { ModelKind } from '#contract/vendors.ts'

export const KIND_ICONS: Record<ModelKind, LucideIcon> = {
  storyboard: PencilLine,
  voice: Mic,
  image: Image,
  clip: Clapperboard,
}

/** What models are for, in words. */
export function useKindWords(): Record<ModelKind, { name: string; does: string }> {
  const { t } = useLingui()
  return {
    storyboard: { name: t`Storyboard`, does: t`Writes storyboards` },
    voice: { name: t`Voice`, does: t`Speaks voice-overs` },
    image: { name: t`Image`, does: t`Draws images` },
    clip: { name: t`Video`, does: t`Makes clips from an image` },
  }
}
