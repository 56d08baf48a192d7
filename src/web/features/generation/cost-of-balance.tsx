import { Trans, useLingui } from '@lingui/react/macro'
import { useEditor } from '#web/features/editor/editor-context.ts'

/** The most that a press costs beside what there is. */
export function CostOfBalance({ cost }: { cost: number }) {
  const { i18n } = useLingui()
  const price = i18n.number(cost)
  const credits = i18n.number(useEditor().credits)
  return (
    <p>
      <Trans>
        This costs up to {price} of your {credits} credits.
      </Trans>
    </p>
  )
}
