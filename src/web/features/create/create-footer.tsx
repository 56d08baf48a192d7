import { Trans, useLingui } from '@lingui/react/macro'
import { useAccount } from '#web/features/account/use-account.ts'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { Button } from '#web/ui/button.tsx'

/** The price, the balance and the one button. */
export function CreateFooter({ isGenerating }: { isGenerating: boolean }) {
  const { i18n, t } = useLingui()
  const available = useAccount()?.credits.available
  const price = useStudio()?.prices.create_storyboard
  const isKnown = available !== undefined && price !== undefined
  return (
    <div className="panel-foot flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted" id="create-price">
        {isKnown && (
          <Trans>
            Uses {price} credits. You have {i18n.number(available)}.
          </Trans>
        )}
      </p>
      <Button
        type="submit"
        variant={isGenerating ? 'secondary' : 'primary'}
        size="lg"
        busy={isGenerating}
        disabled={!isKnown || available < price}
        aria-describedby="create-price"
        {...(price !== undefined && { price })}
      >
        {isGenerating ? t`Generating...` : t`Create Storyboard`}
      </Button>
    </div>
  )
}
