import { useLingui } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

type NewPasswordFieldProps = {
  label: string
  error: string | undefined
  registration: UseFormRegisterReturn
}

export function NewPasswordField({ label, error, registration }: NewPasswordFieldProps) {
  const { t } = useLingui()
  return (
    <Field
      label={label}
      hint={t`Long beats complicated: three or four words work well.`}
      error={error}
    >
      {(control) => <PasswordInput autoComplete="new-password" {...control} {...registration} />}
    </Field>
  )
}
