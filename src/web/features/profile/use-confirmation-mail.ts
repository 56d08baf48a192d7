import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { authRequest } from '#web/lib/auth-request.ts'
import { showToast } from '#web/ui/toast.tsx'

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
