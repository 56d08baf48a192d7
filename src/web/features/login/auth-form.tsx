import type { FormEventHandler, ReactNode } from 'react'
import { NeedsScripts } from '#web/features/site/needs-scripts.tsx'
import { Button } from '#web/ui/button.tsx'

type AuthFormProps = {
  submitLabel: string
  busyLabel: string
  isBusy: boolean
  onSubmit: FormEventHandler
  children: ReactNode
}

/** Fields and one button; the browser's own complaints are off, ours stand at the fields. */
export function AuthForm({ submitLabel, busyLabel, isBusy, onSubmit, children }: AuthFormProps) {
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
      <NeedsScripts />
      {children}
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  )
}
