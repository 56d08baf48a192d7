import { useLingui } from '@lingui/react/macro'
import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'

type FieldProps = {
  label: ReactNode
  /** Right of the label: a count, a value, a link, which keys reach after the control. */
  aside?: ReactNode
  hint?: ReactNode
  /** Stands instead of the hint. */
  error?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** What the control inside a field must carry so that label, hint and error belong to it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

export function Field({ label, aside, hint, error, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {aside && <div className="aside">{aside}</div>}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

type FieldNoteProps = { id: string; hint?: ReactNode; error?: string | undefined }

/** The line under a control: its error, else its hint. */
function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error) {
    return (
      <p className="err" id={id}>
        <CircleAlert />
        {error}
      </p>
    )
  }
  return hint ? (
    <p className="hint" id={id}>
      {hint}
    </p>
  ) : null
}

/** A password field whose characters can be looked at. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="input-action">
      <input
        className="input"
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
      />
      <button
        type="button"
        aria-label={t`Show characters`}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon />
      </button>
    </div>
  )
}
