import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'

type ChoiceFieldProps = {
  label: string
  /** The empty option; without it one option is always chosen. */
  placeholder?: string
  options: { value: string; name: string; lang?: string }[]
  error?: string | undefined
  registration: UseFormRegisterReturn
}

/** A labelled select of the create form. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, placeholder, options, error, registration } = props
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select className="select" {...control} {...registration}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, name, lang }) => (
            <option key={value} value={value} lang={lang}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
