import { Plural, Trans } from '@lingui/react/macro'
import type { Status } from '#contract/site.ts'

const SECOND_MS = 1000

type StatusQueueProps = { queue: NonNullable<Status['queue']> }

/** How much work waits. */
export function StatusQueue({ queue: { waiting, running, oldestWaitMs } }: StatusQueueProps) {
  const waitS = Math.round((oldestWaitMs ?? 0) / SECOND_MS)
  return (
    <div className="panel">
      <div className="panel-head">
        <h2>
          <Trans>Work under way</Trans>
        </h2>
      </div>
      <ul className="panel-body status-queue">
        <li>
          <Plural value={running} one="# job is being made" other="# jobs are being made" />
        </li>
        <li>
          <Plural value={waiting} one="# job waits" other="# jobs wait" />
        </li>
        {oldestWaitMs !== null && (
          <li>
            <Plural
              value={waitS}
              one="The first in line has waited # second"
              other="The first in line has waited # seconds"
            />
          </li>
        )}
      </ul>
    </div>
  )
}
