import { useLingui } from '@lingui/react/macro'
import { Field } from '#web/ui/field.tsx'
import type { FieldOf } from './sections.ts'

type TextFieldsProps = {
  fields: FieldOf[]
  values: Record<string, string>
  /** Somebody tried to save: what is missing is marked. */
  hasTried: boolean
  onChange: (name: string, value: string) => void
}

export function TextFields({ fields, values, hasTried, onChange }: TextFieldsProps) {
  const { t, i18n } = useLingui()
  return fields.map(({ name, label, isLong, isNeeded }) => {
    const value = values[name] ?? ''
    const isMissing = hasTried && isNeeded && value.trim() === ''
    return (
      <Field key={name} label={i18n._(label)} error={isMissing ? t`Fill this in` : undefined}>
        {(control) =>
          isLong ? (
            <textarea
              {...control}
              className="textarea"
              rows={2}
              value={value}
              onChange={({ target }) => onChange(name, target.value)}
            />
          ) : (
            <input
              {...control}
              className="input"
              value={value}
              onChange={({ target }) => onChange(name, target.value)}
            />
          )
        }
      </Field>
    )
  })
}
