import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import type { PartState, StatusPart } from '#contract/site.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { StatusReport } from './read-status.ts'

const NAMES = {
  site: { name: msg`Site`, task: msg`Answers pages and requests` },
  database: { name: msg`Database`, task: msg`Keeps accounts, storyboards and credits` },
  worker: { name: msg`Worker`, task: msg`Writes, speaks, draws and renders` },
  queue: { name: msg`Queue`, task: msg`Hands work to the workers` },
  storage: { name: msg`Storage`, task: msg`Keeps pictures, voices and videos` },
} satisfies Record<StatusPart, object>

const STATES = {
  up: { tone: 'success', icon: CircleCheck, word: msg`Works` },
  degraded: { tone: 'warning', icon: TriangleAlert, word: msg`Slow` },
  down: { tone: 'danger', icon: CircleAlert, word: msg`Down` },
  unknown: { tone: 'neutral', icon: CircleHelp, word: msg`Unknown` },
} as const satisfies Record<PartState, object>

export function StatusParts({ parts }: Pick<StatusReport, 'parts'>) {
  const { t, i18n } = useLingui()
  return (
    <div className="panel">
      <div className="panel-head">
        <h2>{t`Right now`}</h2>
      </div>
      <ul className="status-parts">
        {parts.map(({ part, state }) => (
          <li key={part} data-part={part} data-state={state}>
            <strong>{i18n._(NAMES[part].name)}</strong>
            <span className="text-muted">{i18n._(NAMES[part].task)}</span>
            <Badge tone={STATES[state].tone} icon={STATES[state].icon}>
              {i18n._(STATES[state].word)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
