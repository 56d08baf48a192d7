import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { capObstacle } from '#web/features/spending/cap-note.tsx'

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

/** What a press that makes several things does with the videos, and with what is there. */
export function MakingNotes({ hasVideosAfter }: { hasVideosAfter: boolean }) {
  return (
    <>
      {hasVideosAfter && (
        <p className="text-muted">
          <Trans>
            Videos come last, made from the new images and as long as the new voice-overs. One that
            still fits is not made again, and not charged.
          </Trans>
        </p>
      )}
      <p className="text-muted">
        <Trans>What is there now stays among the takes, and going back to it is free.</Trans>
      </p>
    </>
  )
}

/** The cap that keeps something at this price from being made in the open storyboard; else null. */
export function useCapObstacle(price: number | undefined) {
  const { storyboard, monthSpending } = useEditor()
  if (price === undefined) return null
  return capObstacle(price, { storyboard: storyboard.spending, month: monthSpending })
}
