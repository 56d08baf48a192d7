import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { rememberLanguage } from '#web/features/language/chosen-language.ts'
import { useAccount } from './use-account.ts'

/** Marks the request that tells the account which language was chosen. */
export const LANGUAGE_CHOICE = ['choose-language']

/** Speaks the account's language: in a browser that is new to it, and in every tab when it is changed in one. */
export function useAccountLanguage(): void {
  const { i18n } = useLingui()
  const { revalidate } = useRevalidator()
  const queryClient = useQueryClient()
  const language = useAccount()?.language

  const follow = useEffectEvent((ofAccount: InterfaceLanguage) => {
    // Until the account knows of the choice made here, what it says is old.
    const isChoosing = queryClient.isMutating({ mutationKey: LANGUAGE_CHOICE }) > 0
    if (isChoosing || ofAccount === i18n.locale) return
    rememberLanguage(ofAccount)
    void revalidate()
  })

  useEffect(() => {
    if (language) follow(language)
  }, [language])
}
