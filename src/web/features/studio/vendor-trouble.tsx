import { useLingui } from '@lingui/react/macro'
import type { ModelKind } from '#contract/vendors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { useStudio } from './use-studio.ts'

/** Says that a vendor is down while people wait for it. */
export function VendorTrouble({ kinds }: { kinds: readonly ModelKind[] }) {
  const { t, i18n } = useLingui()
  const failing = useStudio()?.failing.filter(({ kind }) => kinds.includes(kind)) ?? []
  return failing.map(({ kind, vendor, since }) => {
    const time = i18n.date(since, { timeStyle: 'short' })
    return (
      <Alert key={kind} tone="warning" title={t`${vendor} has not answered since ${time}`}>
        {t`What waits there goes on by itself; what is not made costs nothing.`}
      </Alert>
    )
  })
}
