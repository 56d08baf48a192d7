import { Trans, useLingui } from '@lingui/react/macro'
import type { Generation } from '#contract/generation.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { CancelButton } from '#web/features/generation/cancel-button.tsx'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { Button } from '#web/ui/button.tsx'

type CreateFooterProps = { isGenerating: boolean; running: Generation | null }

/** The price, the balance and the one button; beside it, while it works, the way to stop. */
export function CreateFooter({ isGenerating, running }: CreateFooterProps) {
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
      <div className="flex flex-wrap items-center gap-2">
        {running && <CancelButton generation={running} label={t`Stop writing the storyboard`} />}
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
    </div>
  )
}
