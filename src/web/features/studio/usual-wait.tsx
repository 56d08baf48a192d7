import { Trans } from '@lingui/react/macro'
import type { ModelKind } from '#contract/vendors.ts'
import { timecode } from '#web/lib/timecode.ts'
import { useStudio } from './use-studio.ts'

/** What is made sooner needs no word about waiting. */
const WORTH_TELLING_MS = 10_000

/** How long people wait for one of these, from what the model made last. */
export function UsualWait({ kind }: { kind: ModelKind }) {
  const wait = useStudio()?.waits[kind]
  if (!wait || wait.longMs < WORTH_TELLING_MS) return null
  const usual = timecode(wait.usualMs)
  const long = timecode(wait.longMs)
  return (
    <p className="text-sm text-muted">
      <Trans>
        Usually {usual}, nine times of ten at most {long}. You can leave this page meanwhile.
      </Trans>
    </p>
  )
}
