import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Mail } from 'lucide-react'
import { useId, useState } from 'react'
import type { Account } from '#contract/account.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { useConfirmationMail } from './use-confirmation-mail.ts'

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
