import { useEditor } from '#web/features/editor/editor-context.ts'
import { useCapObstacle } from '#web/features/spending/use-cap-obstacle.ts'
import type { PartsDue } from './parts-due.ts'

/** Whether something keeps these from being made together, and which cap, when one does. */
export function useMakeObstacle(due: PartsDue) {
  const { storyboard, isVoiceSupported } = useEditor()
  const capped = useCapObstacle(due.credits)
  const spoken = due.kinds.find(({ kind }) => kind === 'voice')?.numbers ?? []
  const lacksVoice = spoken.some((number) => {
    const scene = storyboard.scenes[number - 1]
    return scene && !isVoiceSupported(scene)
  })
  const isOff = due.count === 0 || capped !== null || lacksVoice
  return { capped, isOff }
}
