import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Mail } from 'lucide-react'
import { useId, useState } from 'react'
import type { Account } from '#contract/account.ts'
import { EmailField, RefusalAlert } from '#web/features/credentials/credential-fields.tsx'
import { authRequest } from '#web/lib/auth-request.ts'
import { useAuthForm, useCredentialRules } from '#web/lib/use-auth-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, PasswordInput } from '#web/ui/field.tsx'
import { useConfirmationMail } from './confirmation-mail.tsx'

/** The address of the account, whether it is confirmed, and the way to another one. */
export function EmailPanel({ account }: { account: Account }) {
  const { t } = useLingui()
  const id = useId()
  const [isChanging, setChanging] = useState(false)
  const confirmationMail = useConfirmationMail(account.email)
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <div className="panel-head">
        <h2 id={`${id}-title`}>{t`E-mail`}</h2>
        {account.emailVerified ? (
          <Badge tone="success" icon={CircleCheck}>{t`Verified`}</Badge>
        ) : (
          <Badge tone="warning" icon={CircleAlert}>{t`Unverified`}</Badge>
        )}
      </div>
      <div className="panel-body grid gap-4">
        <input
          className="input"
          type="email"
          readOnly
          aria-labelledby={`${id}-title`}
          value={account.email}
        />
        <div className="flex flex-wrap gap-2">
          {!account.emailVerified && (
            <Button
              needs="self"
              icon={Mail}
              busy={confirmationMail.isPending}
              onClick={() => confirmationMail.mutate()}
            >
              {t`Resend verification mail`}
            </Button>
          )}
          <Button needs="self" onClick={() => setChanging(true)}>{t`Change e-mail`}</Button>
        </div>
      </div>
      {isChanging && <ChangeEmailDialog account={account} onClose={() => setChanging(false)} />}
    </section>
  )
}

type ChangeEmailDialogProps = { account: Account; onClose: () => void }

/** Asks for a new address; it counts from the moment the link mailed to it is opened. */
function ChangeEmailDialog({ account, onClose }: ChangeEmailDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const rules = useCredentialRules()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAuthForm({ email: '', currentPassword: '' })

  if (sentTo) {
    return (
      <Dialog
        title={t`Look into your mail`}
        onClose={onClose}
        actions={<Button variant="primary" data-focus-first onClick={onClose}>{t`Done`}</Button>}
      >
        <output className="text-muted">
          {t`We mailed a link to ${sentTo}, unless another account has this address. Yours changes when you open it; until then the old one stays.`}
        </output>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t`Change e-mail`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isBusy}>
            {form.isBusy ? t`Sending the link` : t`Send the link`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        noValidate
        onSubmit={form.submit(async ({ email, currentPassword }) => {
          await authRequest('/change-email', { body: { newEmail: email.trim(), currentPassword } })
          setSentTo(email.trim())
        })}
      >
        <RefusalAlert refusal={form.refusal} />
        <EmailField
          label={t`New e-mail`}
          hint={t`We mail a link to this address. It changes when you open it.`}
          isFocusedFirst
          error={form.errorOf('email')}
          registration={form.register('email', rules.email)}
        />
        {account.hasPassword && (
          <Field label={t`Current password`} error={form.errorOf('currentPassword')}>
            {(control) => (
              <PasswordInput
                autoComplete="current-password"
                {...control}
                {...form.register('currentPassword', rules.password)}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}
