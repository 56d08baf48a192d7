import type { GenerationKind } from '#contract/generation.ts'

const TABS: Record<GenerationKind, string> = {
  storyboard: '',
  voice: '?tab=voice',
  image: '?tab=image',
  clip: '?tab=video',
  export: '?tab=export',
}

/** Where the editor shows what is made of this kind. */
export function assetAddress(storyboardId: string, kind: GenerationKind) {
  return `/dashboard/editor/${storyboardId}${TABS[kind]}`
}
