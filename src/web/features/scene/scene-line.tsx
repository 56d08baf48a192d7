import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EditTextButton } from './edit-text-button.tsx'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'

type SceneLineProps = {
  scene: Scene
  field: TextField
  /** Lines shown before the rest is cut. */
  clamp: 'line-clamp-2' | 'line-clamp-3' | 'line-clamp-4'
  children?: ReactNode
}

/** One of a scene's texts with its pencil. */
export function SceneLine({ scene, field, clamp, children }: SceneLineProps) {
  const { i18n } = useLingui()
  const { language } = useBench().storyboard
  const { icon: Icon, name } = TEXT_FIELDS[field]
  return (
    <div className={classNames('line', field === 'voiceOverText' && 'vo')}>
      <div className="lh">
        <Icon />
        {i18n._(name)}
        {children}
        <EditTextButton scene={scene} field={field} />
      </div>
      <p className={clamp} title={scene[field]} lang={language}>
        {scene[field] || (
          <span className="text-muted">
            <Trans>No text yet</Trans>
          </span>
        )}
      </p>
    </div>
  )
}
