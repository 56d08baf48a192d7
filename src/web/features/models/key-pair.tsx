import { useLingui } from '@lingui/react/macro'
import { Field } from '#web/ui/field.tsx'

type KeyPairProps = {
  /** As it is saved: `access key:secret key`, or one key alone. */
  value: string
  placeholder: string
  onChange: (value: string) => void
}

/** The two keys of a vendor that gives out pairs; whoever got a single one leaves the second empty. */
export function KeyPair({ value, placeholder, onChange }: KeyPairProps) {
  const { t } = useLingui()
  const [access = '', ...rest] = value.split(':')
  const secret = rest.join(':')
  const pair = (first: string, second: string) => onChange(second ? `${first}:${second}` : first)
  const usual = {
    className: 'input font-mono',
    type: 'password',
    autoComplete: 'off',
    maxLength: 240,
    placeholder,
  }
  return (
    <>
      <Field
        label={t`Access key`}
        aside={<span className="text-sm text-muted">{t`write-only`}</span>}
      >
        {(control) => (
          <input
            {...control}
            {...usual}
            value={access}
            onChange={({ target }) => {
              // Both at once, as they stood in one field before.
              if (target.value.includes(':')) onChange(target.value)
              else pair(target.value, secret)
            }}
          />
        )}
      </Field>
      <Field label={t`Secret key`}>
        {(control) => (
          <input
            {...control}
            {...usual}
            value={secret}
            onChange={({ target }) => pair(access, target.value)}
          />
        )}
      </Field>
    </>
  )
}
