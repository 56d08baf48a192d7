import { Trans, useLingui } from '@lingui/react/macro'
import { useAccount } from '#web/features/account/use-account.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CapForm, useCapMonth } from './cap-form.tsx'

/** The most that may be spent in a calendar month. */
export function MonthCapPanel() {
  const { t } = useLingui()
  const spending = useAccount()?.spending
  const capMonth = useCapMonth()
  return (
    <section className="panel" id="spending-cap" aria-labelledby="spending-cap-heading">
      <div className="panel-head">
        <h2 id="spending-cap-heading">
          <Trans>Monthly spending cap</Trans>
        </h2>
      </div>
      <div className="panel-body" aria-busy={!spending}>
        {spending ? (
          <CapForm
            spending={spending}
            label={t`Credits per month`}
            hint={
              <Trans>
                Nothing that would go beyond it is started. A month is a calendar month in UTC.
              </Trans>
            }
            needs="manage"
            isBusy={capMonth.isPending}
            onSave={capMonth.mutate}
          />
        ) : (
          <Skeleton className="h-36" />
        )}
      </div>
    </section>
  )
}
