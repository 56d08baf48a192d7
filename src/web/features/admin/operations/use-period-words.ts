import { useLingui } from '@lingui/react/macro'
import type { Period } from '#contract/monitor.ts'

/** How a period is said beside a number. */
export function usePeriodWords(): Record<Period, string> {
  const { t } = useLingui()
  return { '1h': t`last hour`, '24h': t`last 24 hours`, '14d': t`last 14 days` }
}
