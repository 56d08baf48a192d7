import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TrackKind } from '#contract/scene.ts'
import { TRACK_FACTS } from './track-kinds.ts'

type ScenesByKindProps<Part extends { kind: TrackKind; numbers: number[] }> = {
  parts: Part[]
  /** What stands at the end of a line. */
  children: (part: Part) => ReactNode
}

/** A line for each kind of asset: the numbers of the scenes it is about. */
export function ScenesByKind<Part extends { kind: TrackKind; numbers: number[] }>(
  props: ScenesByKindProps<Part>,
) {
  const { i18n } = useLingui()
  const list = new Intl.ListFormat(i18n.locale, { style: 'narrow' })
  return (
    <ul>
      {props.parts.map((part) => {
        const { icon: Icon, name } = TRACK_FACTS[part.kind]
        const sceneNumbers = list.format(part.numbers.map(String))
        return (
          <li
            key={part.kind}
            className="flex items-center gap-2 border-b border-line py-2 last:border-0"
          >
            <Icon />
            <b className="min-w-16 font-semibold">{i18n._(name)}</b>
            <span className="min-w-0 flex-1 text-muted">
              <Plural
                value={part.numbers.length}
                one={`Scene ${sceneNumbers}`}
                other={`Scenes ${sceneNumbers}`}
              />
            </span>
            <span className="mono text-sm">{props.children(part)}</span>
          </li>
        )
      })}
    </ul>
  )
}
