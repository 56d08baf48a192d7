import { useLingui } from '@lingui/react/macro'
import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import type { Connection } from '#contract/model.ts'
import type { Told } from '#contract/words/told.ts'
import { inReaderWords } from '#web/lib/error-message.ts'

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

type TestResultProps = { failure: Told | null; ms: number; when?: string }

/** What came of asking a vendor whether it answers. */
export function TestResult({ failure, ms, when }: TestResultProps) {
  const { t, i18n } = useLingui()
  const seconds = i18n.number(ms / 1000, { maximumFractionDigits: 1 })
  return (
    <output className="vendor-test" data-tone={failure ? 'danger' : 'success'}>
      {failure ? <CircleAlert /> : <CircleCheck />}
      <span>
        {failure ? inReaderWords(i18n, failure) : t`Answered in ${seconds} s.`}
        {when && ` ${when}`}
      </span>
    </output>
  )
}
