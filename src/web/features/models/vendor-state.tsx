import { useLingui } from '@lingui/react/macro'
import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import type { Connection } from '#contract/model.ts'

/** Whether a vendor can be called, and whether it serves. */
export function VendorState({ connection }: { connection: Connection }) {
  const { t, i18n } = useLingui()
  if (connection.failing) {
    return (
      <span className="vendor-state" data-tone="danger">
        <CircleAlert />
        {t`Failing since ${i18n.date(connection.failing.since, { timeStyle: 'short' })}`}
      </span>
    )
  }
  return connection.model ? (
    <span className="vendor-state" data-tone="success">
      <CircleCheck />
      {t`Connected`}
    </span>
  ) : (
    <span className="vendor-state">
      <Circle />
      {t`Not connected`}
    </span>
  )
}
