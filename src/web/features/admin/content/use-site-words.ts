import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { useQuery } from '@tanstack/react-query'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { bootWords } from '#web/lib/i18n.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/site/*.po')

/** The words of the public pages in a language, which need not be that of the reader; null until they are there. */
export function useSiteWords(language: InterfaceLanguage): I18n | null {
  const { data } = useQuery({
    queryKey: ['site-words', language],
    queryFn: async () => {
      const catalogue = await catalogues[`../../../locales/site/${language}.po`]?.()
      const messages = { ...bootWords(language), ...catalogue?.messages }
      return setupI18n({ locale: language, messages: { [language]: messages } })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
