import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { capObstacle } from '#web/features/spending/cap-obstacle.ts'

/** The most that a press costs beside what there is, and what is missing of it. */
export function CostOfBalance({ cost }: { cost: number }) {
  const { i18n } = useLingui()
  const price = i18n.number(cost)
  const balance = useEditor().credits
  const credits = i18n.number(balance)
  const missing = cost - balance
  return (
    <p>
      <Trans>
        This costs up to {price} of your {credits} credits.
      </Trans>{' '}
      {missing > 0 && (
        <Plural value={missing} one="You need # more credit." other="You need # more credits." />
      )}
    </p>
  )
}

/** The cap that keeps something at this price from being made in the open storyboard; else null. */
export function useCapObstacle(price: number | undefined) {
  const { storyboard, monthSpending } = useEditor()
  if (price === undefined) return null
  return capObstacle(price, { storyboard: storyboard.spending, month: monthSpending })
}
