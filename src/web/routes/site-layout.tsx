import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useEffect, useMemo } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pageOfPath } from '#contract/public-page.ts'
import type { SiteWords } from '#web/features/site/page-meta.ts'
import { bootWords, speak } from '#web/lib/i18n.ts'
import type { Route } from './+types/site-layout'

/** Runs when the pages are built: the words go into the HTML instead of the JavaScript. */
export async function loader({ request }: Route.LoaderArgs): Promise<SiteWords> {
  const { language } = pageOfPath(new URL(request.url).pathname)
  const catalogues = import.meta.glob<{ messages: Messages }>('../locales/site/*.po')
  const catalogue = await catalogues[`../locales/site/${language}.po`]?.()
  return { language, messages: catalogue?.messages ?? {} }
}

/** The same words serve every page of a language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return pageOfPath(currentUrl.pathname).language !== pageOfPath(nextUrl.pathname).language
}

/** Around every public page: its language. */
export default function SiteLayout({ loaderData }: { loaderData: SiteWords }) {
  const { language, messages } = loaderData
  const i18n = useMemo(
    () =>
      setupI18n({
        locale: language,
        messages: { [language]: { ...bootWords(language), ...messages } },
      }),
    [language, messages],
  )
  useEffect(() => speak(language, messages), [language, messages])
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  )
}
