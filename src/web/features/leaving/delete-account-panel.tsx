import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FolderDown } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Account } from '#contract/account.ts'
import { DELETION_DAYS } from '#contract/limits.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { useArchive } from '#web/features/shell/use-archive.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { useCredentialRules } from '#web/lib/use-auth-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, PasswordInput } from '#web/ui/field.tsx'
import { useDeletion } from './deletion-note.tsx'

/** The way out, with a plain statement of what goes. */
export function DeleteAccountPanel() {
  const { t, i18n } = useLingui()
  const id = useId()
  const account = useAccount()
  const [isAsking, setAsking] = useState(false)
  const day = account?.deleteAfter && i18n.date(account.deleteAfter, { dateStyle: 'long' })
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{t`Delete account`}</h2>
      </div>
      <div className="panel-body grid gap-3">
        <p className="text-sm text-muted">
          {t`Everything goes: storyboards, videos, media, credits, API keys and the workspaces in which you work alone. Of purchases the bookkeeping stays that the law asks for, without your name. You have ${plural(DELETION_DAYS, { one: '# day', other: '# days' })} to change your mind.`}
        </p>
        {day && <p className="font-semibold">{t`Your account will be deleted on ${day}`}</p>}
        <div className="flex flex-wrap gap-2">
          <DownloadData />
          <Button
            needs="self"
            variant="danger"
            disabled={!account || account.deleteAfter !== null}
            onClick={() => setAsking(true)}
          >
            {t`Delete account`}
          </Button>
        </div>
      </div>
      {isAsking && account && (
        <DeleteAccountDialog account={account} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}

type DeleteAccountDialogProps = { account: Account; onClose: () => void }

/** Asks for the password, where there is one. */
function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  const { t } = useLingui()
  const rules = useCredentialRules()
  const [password, setPassword] = useState('')
  const [hasTried, setTried] = useState(false)
  const deletion = useDeletion(onClose)
  const isMissing = account.hasPassword && password === ''

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    setTried(true)
    if (!isMissing) deletion.mutate(account.hasPassword ? { password } : {})
  }

  return (
    <ConfirmDialog
      title={t`Delete your account?`}
      action={t`Delete account`}
      isBusy={deletion.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <p className="text-muted">
          {t`What is being made stops at once, and your other devices are signed out. In ${plural(DELETION_DAYS, { one: '# day', other: '# days' })} everything is deleted and cannot be brought back. Until then you can sign in and keep the account.`}
        </p>
        {deletion.error && (
          <Alert tone="danger" urgent>
            {errorMessage(deletion.error)}
          </Alert>
        )}
        {account.hasPassword && (
          <Field
            label={t`Current password`}
            error={hasTried && isMissing ? rules.password.required : undefined}
          >
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        )}
      </form>
    </ConfirmDialog>
  )
}

/** Saves everything that is kept of the account as one file. */
function DownloadData() {
  const { t } = useLingui()
  const download = useArchive('/media/account.zip')
  return (
    <Button
      needs="self"
      icon={FolderDown}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {t`Download all my data`}
    </Button>
  )
}
