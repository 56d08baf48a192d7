import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type TrackPrice, trackPrices } from '#contract/tracks.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { PurchaseDialog } from '#web/features/billing/purchase.tsx'
import { useChangeStoryboard } from '#web/features/editor/use-storyboard-action.ts'
import { useSetInType } from '#web/features/generation/use-generate.ts'
import { useStudio } from '#web/features/studio/studio.tsx'
import { api } from '#web/lib/api.ts'
import { dollars } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CreditsBar } from './credits-bar.tsx'
import { WayRow, wayAction } from './way-row.tsx'
import {
  type CreditsShort,
  closeWaysOut,
  useCreditsShort,
  type WayOut,
  waysOut,
} from './ways-out.ts'
import '#web/features/billing/billing.css'
import '#web/ui/priced-choice.css'
import './credits-short.css'

/** Opens wherever a press asked for more than the balance covers. */
export function CreditsShortDialog() {
  const short = useCreditsShort()
  return short && <WaysOutDialog short={short} />
}

/** What is missing, and what can be done instead; the first way that the balance covers is chosen. */
function WaysOutDialog({ short }: { short: CreditsShort }) {
  const { t, i18n } = useLingui()
  const group = useId()
  const { needed, parts, make } = short
  const available = useAccount()?.credits.available ?? short.available
  const storyboardId = parts[0]?.scene.storyboardId ?? ''
  const priceOf = useTrackPrices(storyboardId)
  const ways = waysOut(parts, priceOf, { needed, available })
  const [chosen, choose] = useState<WayOut['way'] | null>(null)
  const [isBuying, setBuying] = useState(false)
  const way = ways.find((one) => one.way === chosen) ?? ways[0]
  const change = useChangeStoryboard(storyboardId)
  const setInType = useSetInType(storyboardId)

  function take(taken: WayOut) {
    if (taken.way === 'buy') return setBuying(true)
    closeWaysOut()
    // A single clip is simply not made; of all of them, stills are the plan from now on.
    if (taken.way === 'stills' && parts.length > 1) change.mutate({ visuals: 'stills' })
    const [first] = taken.parts
    if (taken.way === 'card' && first) setInType.mutate(first.scene)
    else if (first) make(taken.parts, taken.credits)
  }

  if (!way) return null
  if (isBuying && way.way === 'buy') {
    return <PurchaseDialog defaultPackage={way.offer.id} onClose={closeWaysOut} />
  }
  return (
    <Dialog
      title={t`Not enough credits`}
      onClose={closeWaysOut}
      actions={
        <>
          <Button onClick={closeWaysOut}>{t`Cancel`}</Button>
          <Button
            data-focus-first
            variant="primary"
            needs={way.way === 'buy' ? 'manage' : 'edit'}
            onClick={() => take(way)}
            {...(way.way !== 'buy' && way.credits > 0 && { price: way.credits })}
          >
            {wayAction(way)}
            {way.way === 'buy' && <>, {dollars(i18n, way.offer.priceCents)}</>}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-muted">
          <Trans>
            This operation requires {i18n.number(needed)} credits. You have {i18n.number(available)}
            . Nothing was charged.
          </Trans>
        </p>
        <CreditsBar needed={needed} available={available} parts={parts} priceOf={priceOf} />
        <fieldset className="priced-choice ways">
          <legend className="sr-only">{t`Ways out`}</legend>
          {ways.map((one) => (
            <WayRow
              key={one.way}
              way={one}
              group={group}
              available={available}
              isChosen={one === way}
              onChoose={() => choose(one.way)}
            />
          ))}
        </fieldset>
      </div>
    </Dialog>
  )
}

/** What the parts of a storyboard cost that is open somewhere on the page. */
function useTrackPrices(storyboardId: string): TrackPrice | undefined {
  const offered = useStudio()?.offered
  const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })
  const models = useQueryClient().getQueryData(queryKey)?.models ?? {}
  return offered && trackPrices(offered, { models })
}
