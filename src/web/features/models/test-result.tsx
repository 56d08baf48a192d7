import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Told } from '#contract/words/told.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'

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
