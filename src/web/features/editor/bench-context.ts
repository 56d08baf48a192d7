import { createContext, use, useMemo } from 'react'
import type { TrackKind } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { capObstacle } from '#web/features/spending/cap-obstacle.ts'
import type { Editor } from './editor-context.ts'

/** What all scenes have in common. */
type Bench = Pick<Editor, 'prices' | 'isVoiceSupported'> & {
  storyboard: Pick<
    Storyboard,
    | 'id'
    | 'title'
    | 'status'
    | 'aspectRatio'
    | 'language'
    | 'imageStyle'
    | 'voiceId'
    | 'visuals'
    | 'sceneCount'
  >
  hasCredits: boolean
  /** What a spending cap keeps from being made. */
  isCapped: Record<TrackKind, boolean>
}

export const BenchContext = createContext<Bench | null>(null)

/** What a scene's parts work with beside the scene: it stays the same while other scenes change. */
export function useBench() {
  const bench = use(BenchContext)
  if (!bench) throw new Error('useBench is called outside the editor')
  return bench
}

export function useBenchOf(editor: Editor): Bench {
  const { storyboard, prices, credits, isVoiceSupported } = editor
  const { id, title, status, aspectRatio, language, imageStyle, voiceId, visuals } = storyboard
  const sceneCount = storyboard.scenes.length
  const hasCredits = credits > 0
  const voice = isCappedKind(editor, 'voice')
  const image = isCappedKind(editor, 'image')
  const clip = isCappedKind(editor, 'clip')
  return useMemo(
    () => ({
      storyboard: {
        id,
        title,
        status,
        aspectRatio,
        language,
        imageStyle,
        voiceId,
        visuals,
        sceneCount,
      },
      prices,
      hasCredits,
      isCapped: { voice, image, clip },
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
      visuals,
      sceneCount,
      prices,
      hasCredits,
      voice,
      image,
      clip,
      isVoiceSupported,
    ],
  )
}

function isCappedKind({ prices, storyboard, monthSpending }: Editor, kind: TrackKind): boolean {
  if (!prices) return false
  const caps = { storyboard: storyboard.spending, month: monthSpending }
  return capObstacle(prices[TRACK_FACTS[kind].operation], caps) !== null
}
