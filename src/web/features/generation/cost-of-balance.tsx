import { Trans, useLingui } from '@lingui/react/macro'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { GetMoreCredits } from '#web/features/shell/get-more-credits.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'

/** The most that a press costs beside what there is, and the way to more when that is too little. */
export function CostOfBalance({ cost }: { cost: number }) {
  const { i18n } = useLingui()
  const balance = useEditor().credits
  const price = i18n.number(cost)
  const credits = i18n.number(balance)
  const missing = i18n.number(cost - balance)
  return (
    <>
      <p>
        <Trans>
          This costs up to {price} of your {credits} credits.
        </Trans>
      </p>
      {cost > balance && (
        <Alert
          tone="warning"
          icon={CreditGlyph}
          title={<Trans>You need {missing} more credits</Trans>}
          actions={<GetMoreCredits />}
        />
      )}
    </>
  )
}
