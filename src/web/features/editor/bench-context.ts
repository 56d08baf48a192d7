import { createContext, use, useMemo } from 'react'
import type { Storyboard } from '#contract/storyboard.ts'
import type { Editor } from './editor-context.ts'

/** What all scenes have in common. */
type Bench = Pick<Editor, 'prices' | 'isVoiceSupported'> & {
  storyboard: Pick<
    Storyboard,
    'id' | 'title' | 'status' | 'aspectRatio' | 'language' | 'imageStyle' | 'voiceId' | 'sceneCount'
  >
  hasCredits: boolean
}

export const BenchContext = createContext<Bench | null>(null)

/** What a scene's parts work with beside the scene: it stays the same while other scenes change. */
export function useBench() {
  const bench = use(BenchContext)
  if (!bench) throw new Error('useBench is called outside the editor')
  return bench
}

export function useBenchOf({ storyboard, prices, credits, isVoiceSupported }: Editor): Bench {
  const { id, title, status, aspectRatio, language, imageStyle, voiceId } = storyboard
  const sceneCount = storyboard.scenes.length
  const hasCredits = credits > 0
  return useMemo(
    () => ({
      storyboard: { id, title, status, aspectRatio, language, imageStyle, voiceId, sceneCount },
      prices,
      hasCredits,
      isVoiceSupported,
    }),
    [
      id,
      title,
      status,
      aspectRatio,
      language,
      imageStyle,
      voiceId,
      sceneCount,
      prices,
      hasCredits,
      isVoiceSupported,
    ],
  )
}
