import { useLingui } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'

type EmailFieldProps = { error: string | undefined; registration: UseFormRegisterReturn }

export function EmailField({ error, registration }: EmailFieldProps) {
  const { t } = useLingui()
  return (
    <Field label={t`E-mail`} error={error}>
      {(control) => (
        <input
          className="input"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...registration}
        />
      )}
    </Field>
  )
}
