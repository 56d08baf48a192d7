import { useMutation } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { rememberLanguage } from '#web/features/language/chosen-language.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { LANGUAGE_CHOICE } from '#web/features/account/use-account-language.ts'
import { showToast } from '#web/ui/toast.tsx'

/**
 * Speaks another language from now on: the dashboard loads its words again, in that one. The
 * account keeps the choice, for mails and for other browsers.
 */
export function useChooseLanguage() {
  const { revalidate } = useRevalidator()
  const { mutate } = useMutation({
    ...api.account.update.mutationOptions({
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
    mutationKey: LANGUAGE_CHOICE,
    // One after the other: of quick choices the account keeps the last, too.
    scope: { id: 'language' },
  })
  return (language: InterfaceLanguage) => {
    rememberLanguage(language)
    void revalidate()
    mutate({ language })
  }
}
