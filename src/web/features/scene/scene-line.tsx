import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Scene } from '#contract/scene.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { TextInPlace } from './text-in-place.tsx'

type SceneLineProps = {
  scene: Scene
  field: TextField
  /** Lines shown before the rest is cut. */
  clamp: 'line-clamp-2' | 'line-clamp-3' | 'line-clamp-4'
  children?: ReactNode
}

/** One of a scene's texts, with the sign of what is made from it. */
export function SceneLine({ scene, field, clamp, children }: SceneLineProps) {
  const { i18n } = useLingui()
  const { icon: Icon, name } = TEXT_FIELDS[field]
  return (
    <div className={classNames('line', field === 'voiceOverText' && 'vo')}>
      <span className="sign" title={i18n._(name)}>
        <Icon />
      </span>
      <div className="grid min-w-0 gap-1">
        <TextInPlace scene={scene} field={field} clamp={clamp} />
        {children}
      </div>
    </div>
  )
}
