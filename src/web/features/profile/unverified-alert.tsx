import { useLingui } from '@lingui/react/macro'
import { MailWarning } from 'lucide-react'
import type { Account } from '#contract/account.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useConfirmationMail } from './use-confirmation-mail.ts'

/** Stays until the address is confirmed: without it a forgotten password cannot be replaced. */
export function UnverifiedAlert({ account }: { account: Account }) {
  const { t } = useLingui()
  const mail = useConfirmationMail(account.email)
  if (account.emailVerified) return null
  return (
    <div className="mb-4">
      <Alert
        tone="warning"
        icon={MailWarning}
        title={t`Confirm your e-mail address`}
        actions={
          <Button needs="self" size="sm" busy={mail.isPending} onClick={() => mail.mutate()}>
            {t`Resend verification mail`}
          </Button>
        }
      >
        {t`Open the link in the mail to ${account.email}, so that you can always get back into your account.`}
      </Alert>
    </div>
  )
}
