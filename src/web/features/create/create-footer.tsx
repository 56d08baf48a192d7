import { Trans, useLingui } from '@lingui/react/macro'
import type { Generation } from '#contract/generation.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { CancelButton } from '#web/features/generation/stop-buttons.tsx'
import { CapNote, capObstacle } from '#web/features/spending/cap-note.tsx'
import { UsualWait } from '#web/features/studio/studio.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCreatePrices } from './writer-choice.tsx'

type CreateFooterProps = {
  isGenerating: boolean
  running: Generation | null
  /** What all that is planned costs later, once it is made. */
  laterCredits: number | undefined
  /** Somebody is there who can write what was asked for. */
  isPossible: boolean
}

/** The price now and later, the balance and the one button; beside it, while it works, the way to stop. */
export function CreateFooter(props: CreateFooterProps) {
  const { isGenerating, running, laterCredits, isPossible } = props
  const { i18n, t } = useLingui()
  const account = useAccount()
  const available = account?.credits.available
  const price = useCreatePrices()?.create_storyboard
  const capped = price === undefined ? null : capObstacle(price, { month: account?.spending })
  const isKnown = available !== undefined && price !== undefined
  return (
    <div className="panel-foot create-foot">
      <p className="price text-sm text-muted" id="create-price">
        {isKnown &&
          (laterCredits === undefined ? (
            <Trans>
              Uses {price} credits. You have {i18n.number(available)}.
            </Trans>
          ) : (
            <Trans>
              Uses {price} credits now, {i18n.number(laterCredits)} more when you make it. You have{' '}
              {i18n.number(available)}.
            </Trans>
          ))}
      </p>
      {isGenerating && <UsualWait kind="storyboard" />}
      {!isGenerating && <CapNote obstacle={capped} />}
      <div className="acts">
        {running && (
          <CancelButton generation={running} label={t`Stop writing the storyboard`} size="lg" />
        )}
        <Button
          needs="edit"
          type="submit"
          variant={isGenerating ? 'secondary' : 'primary'}
          size="lg"
          busy={isGenerating}
          disabled={!isPossible || !isKnown || available < price || capped !== null}
          aria-describedby="create-price"
          {...(price !== undefined && { price })}
        >
          {isGenerating ? t`Generating...` : t`Create Storyboard`}
        </Button>
      </div>
    </div>
  )
}
