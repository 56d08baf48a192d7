import type { ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type AuthFormProps = {
  title: string
  subtitle: string
  /** Why the server refused, in its words. */
  refusal: string | null
  submitLabel: string
  busyLabel: string
  isBusy: boolean
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** What sign-in and sign-up share: heading, refusal, fields, one button. */
export function AuthForm(props: AuthFormProps) {
  return (
    <div className="formbox">
      <div className="grid gap-2">
        <h1>{props.title}</h1>
        <p className="text-muted">{props.subtitle}</p>
      </div>
      {props.refusal && <Alert tone="danger" urgent title={props.refusal} />}
      <form className="grid gap-4" noValidate onSubmit={props.onSubmit}>
        {props.children}
        <Button type="submit" variant="primary" size="lg" block busy={props.isBusy}>
          {props.isBusy ? props.busyLabel : props.submitLabel}
        </Button>
      </form>
    </div>
  )
}
