import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import type { Account } from '#contract/account.ts'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { authRequest } from '#web/lib/auth-request.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

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

/** Mails the account a link that confirms its address, and says so. */
export function useConfirmationMail(email: string) {
  const { i18n, t } = useLingui()
  return useMutation({
    mutationFn: () => authRequest('/send-verification-email', { body: { email } }),
    onSuccess: () =>
      showToast('success', {
        title: t`Verification mail sent`,
        text: t`Open the link in the mail to ${email}.`,
      }),
    onError: (error) => showToast('danger', authRefusal(i18n, error)),
  })
}
