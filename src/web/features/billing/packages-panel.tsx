import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { firstChoice, inPeriod } from './package-choice.ts'
import { PackageList } from './package-list.tsx'
import { PeriodToggle } from './period-toggle.tsx'

/** The price list on the page; going on opens the dialog with the selected package. */
export function PackagesPanel({ onContinue }: { onContinue: (packageId: string) => void }) {
  const [chosen, choose] = useState(() => firstChoice())
  return (
    <section className="panel overflow-hidden" aria-labelledby="packages">
      <div className="panel-head">
        <h2 id="packages">
          <Trans>Plans</Trans>
        </h2>
        <PeriodToggle
          period={chosen.period}
          onChange={(period) => choose(inPeriod(chosen, period))}
        />
      </div>
      <PackageList chosen={chosen} onChoose={choose} />
      <div className="panel-foot grid gap-3 py-4">
        <Button needs="manage" block onClick={() => onContinue(chosen.id)}>
          <Trans>Continue to payment</Trans>
        </Button>
        <p className="text-xs text-muted">
          <Trans>
            14-day money-back guarantee. Credits do not roll over. Upgrades are prorated; downgrades
            apply next cycle. Prices in USD.
          </Trans>
        </p>
      </div>
    </section>
  )
}
