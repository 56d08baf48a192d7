import { useEditor } from '#web/features/editor/editor-context.tsx'
import { capObstacle } from './cap-obstacle.ts'

/** The cap that keeps something at this price from being made in the open storyboard; else null. */
export function useCapObstacle(price: number | undefined) {
  const { storyboard, monthSpending } = useEditor()
  if (price === undefined) return null
  return capObstacle(price, { storyboard: storyboard.spending, month: monthSpending })
}
