import { useEditor } from '#web/features/editor/editor-context.ts'
import { useCapObstacle } from '#web/features/spending/use-cap-obstacle.ts'
import type { PartsDue } from './parts-due.ts'

/** Whether something keeps these from being made together, and which cap, when one does. */
export function useMakeObstacle(due: PartsDue) {
  const { isVoiceSupported } = useEditor()
  const capped = useCapObstacle(due.credits)
  const lacksVoice = !isVoiceSupported && due.kinds.some(({ kind }) => kind === 'voice')
  const isOff = due.count === 0 || capped !== null || lacksVoice
  return { capped, isOff }
}
