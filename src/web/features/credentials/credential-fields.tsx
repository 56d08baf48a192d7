import { useLingui } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { AuthRefusal } from '#web/lib/auth-refusal.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field, PasswordInput } from '#web/ui/field.tsx'

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

export function RefusalAlert({ refusal }: { refusal: AuthRefusal | null }) {
  if (!refusal) return null
  return (
    <Alert tone="danger" urgent title={refusal.title}>
      {refusal.text}
    </Alert>
  )
}
