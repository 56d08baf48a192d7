import { createContext, use } from 'react'
import type { Scene } from '#contract/scene.ts'
import type { Spending } from '#contract/spending.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { TrackPrice } from '#contract/tracks.ts'
import type { Run } from './run.ts'

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

export const EditorContext = createContext<Editor | null>(null)

/** What every part of the editor works on. It changes with every scene: a scene's own parts read `useBench`. */
export function useEditor() {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor is called outside the editor')
  return editor
}
