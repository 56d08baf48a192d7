import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { Spending } from '#contract/spending.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { TrackPrice } from '#contract/tracks.ts'
import { capObstacle } from '#web/features/spending/cap-note.tsx'
import type { Run } from './production.ts'

export type Editor = {
  storyboard: Storyboard
  /** Null until they are known. */
  priceOf: TrackPrice | null
  credits: number
  /** What the account has allowed itself to spend this month, and spent; undefined until it is known. */
  monthSpending: Spending | undefined
  /** Whether the narrator of a scene can speak with the picked voice. */
  isVoiceSupported: (scene: Pick<Scene, 'models'>) => boolean
  run: Run
}

const EditorContext = createContext<Editor | null>(null)

/** What every part of the editor works on. It changes with every scene: a scene's own parts read `useBench`. */
export function useEditor() {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor is called outside the editor')
  return editor
}

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

const BenchContext = createContext<Bench | null>(null)

/** What a scene's parts work with beside the scene: it stays the same while other scenes change. */
export function useBench() {
  const bench = use(BenchContext)
  if (!bench) throw new Error('useBench is called outside the editor')
  return bench
}

function useBenchOf(editor: Editor): Bench {
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

type EditorProviderProps = { editor: Editor; children: ReactNode }

/** Hands what is edited to all parts of the editor, and what scenes have in common to theirs. */
export function EditorProvider({ editor, children }: EditorProviderProps) {
  const bench = useBenchOf(editor)
  return (
    <EditorContext value={editor}>
      <BenchContext value={bench}>{children}</BenchContext>
    </EditorContext>
  )
}
