import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { KINDS } from '#contract/kinds.ts'
import type { TrackKind } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { useStudio } from '#web/features/studio/studio.tsx'
import { useOff } from '#web/ui/refusals.ts'
import { useChooseModels, useModelLabel } from './use-makers.ts'

/** Who makes one kind of asset of the whole storyboard, with each price; nothing where there is no choice. */
export function ModelSelect({ kind }: { kind: TrackKind }) {
  const { t } = useLingui()
  const id = useId()
  const { storyboard } = useEditor()
  const maker = KINDS[kind].maker
  const offered = useStudio()?.offered[maker] ?? []
  const choose = useChooseModels(storyboard.id)
  const off = useOff('edit')
  const labelOf = useModelLabel()
  if (offered.length < 2) return null
  const isOffered = offered.some(({ name }) => name === storyboard.models[maker])

  return (
    <span className="field-inline model-select">
      <label htmlFor={id}>{t`Model`}</label>
      <select
        className="select"
        id={id}
        value={isOffered ? storyboard.models[maker] : offered[0]?.name}
        disabled={choose.isPending}
        {...off}
        onChange={({ target: { value } }) => {
          // The default is not kept by its name: who follows it follows to the next one.
          const name = value === offered[0]?.name ? null : value
          whenOpen(storyboard, () => choose.mutate({ models: { [maker]: name } }))
        }}
      >
        {offered.map((model) => {
          const label = labelOf(model)
          return (
            <option key={model.name} value={model.name}>
              {t`${label}, ${model.price} credits`}
            </option>
          )
        })}
      </select>
    </span>
  )
}
