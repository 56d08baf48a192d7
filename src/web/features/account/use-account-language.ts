import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { chosenLanguage, rememberLanguage } from '#web/features/language/chosen-language.ts'
import { useAccount } from './use-account.ts'

/** A browser that is new to an account speaks the account's language. */
export function useAccountLanguage(): void {
  const { revalidate } = useRevalidator()
  const language = useAccount()?.language
  useEffect(() => {
    if (!language || language === chosenLanguage()) return
    rememberLanguage(language)
    void revalidate()
  }, [language, revalidate])
}
