import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { MissingReason, MissingRow } from './missing-rows.ts'
import { TRACK_FACTS } from './track-kinds.ts'

const REASON_NAMES: Record<MissingReason, MessageDescriptor> = {
  missing: msg`Missing`,
  stale: msg`Out of date`,
  instead: msg`In place of a still`,
}

type MissingRowCheckProps = {
  row: MissingRow
  credits: number
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** One line of what can be made, and the tick that decides. */
export function MissingRowCheck({ row, credits, isTicked, onTick }: MissingRowCheckProps) {
  const { i18n } = useLingui()
  const { icon: Icon, name } = TRACK_FACTS[row.kind]
  const list = new Intl.ListFormat(i18n.locale, { style: 'narrow' })
  const sceneNumbers = list.format(row.scenes.map(({ orderIndex }) => String(orderIndex + 1)))
  return (
    <li className="border-b border-line last:border-0">
      <label className="check-line py-2">
        <input
          type="checkbox"
          className="check"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
        <Icon />
        <span className="min-w-0 flex-1">
          <b className="font-semibold">{i18n._(name)}</b>
          <span className="block text-sm text-muted">
            {i18n._(REASON_NAMES[row.reason])}
            {' · '}
            <Plural
              value={row.scenes.length}
              one={`Scene ${sceneNumbers}`}
              other={`Scenes ${sceneNumbers}`}
            />
          </span>
        </span>
        <span className="mono text-sm">{i18n.number(credits)}</span>
      </label>
    </li>
  )
}
