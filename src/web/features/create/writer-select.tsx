import { useLingui } from '@lingui/react/macro'
import { useModelLabel } from '#web/features/model-choice/model-label.ts'
import { Field } from '#web/ui/field.tsx'
import { useWriters } from './create-prices.ts'

type WriterSelectProps = {
  model: string | undefined
  /** Undefined: whoever is chosen for everybody. */
  onChange: (model: string | undefined) => void
}

/** Who writes the storyboard, with each price; nothing where there is no choice. */
export function WriterSelect({ model, onChange }: WriterSelectProps) {
  const { t } = useLingui()
  const labelOf = useModelLabel()
  const writers = useWriters()
  const [usual] = writers
  if (!usual) return null
  return (
    <Field label={t`Model that writes it`}>
      {(control) => (
        <select
          {...control}
          className="select"
          value={model ?? usual.name}
          onChange={({ target: { value } }) => onChange(value === usual.name ? undefined : value)}
        >
          {writers.map((writer) => {
            const label = labelOf(writer)
            return (
              <option key={writer.name} value={writer.name}>
                {t`${label}, ${writer.price} credits`}
              </option>
            )
          })}
        </select>
      )}
    </Field>
  )
}
