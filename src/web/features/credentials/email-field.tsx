import { useLingui } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'

type EmailFieldProps = {
  /** Where it is not simply called "E-mail". */
  label?: string
  hint?: string
  /** It gets the focus of the dialog it stands in. */
  isFocusedFirst?: boolean
  error: string | undefined
  registration: UseFormRegisterReturn
}

export function EmailField(props: EmailFieldProps) {
  const { label, hint, isFocusedFirst, error, registration } = props
  const { t } = useLingui()
  return (
    <Field label={label ?? t`E-mail`} hint={hint} error={error}>
      {(control) => (
        <input
          className="input"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          data-focus-first={isFocusedFirst}
          {...control}
          {...registration}
        />
      )}
    </Field>
  )
}
