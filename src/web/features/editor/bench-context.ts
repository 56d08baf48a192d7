import { createContext, use, useMemo } from 'react'
import type { TrackKind } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { capObstacle } from '#web/features/spending/cap-obstacle.ts'
import type { Editor } from './editor-context.ts'

/** What all scenes have in common. */
type Bench = Pick<Editor, 'priceOf' | 'isVoiceSupported'> & {
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
    | 'models'
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
  const { storyboard, priceOf, credits, isVoiceSupported } = editor
  const { id, title, status, aspectRatio, language, imageStyle, voiceId, visuals, models } =
    storyboard
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
        models,
        sceneCount,
      },
      priceOf,
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
      models,
      sceneCount,
      priceOf,
      hasCredits,
      voice,
      image,
      clip,
      isVoiceSupported,
    ],
  )
}

function isCappedKind({ priceOf, storyboard, monthSpending }: Editor, kind: TrackKind): boolean {
  if (!priceOf) return false
  const caps = { storyboard: storyboard.spending, month: monthSpending }
  const dearest = Math.max(0, ...storyboard.scenes.map((scene) => priceOf(kind, scene)))
  return capObstacle(dearest, caps) !== null
}
