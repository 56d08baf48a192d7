import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { earlyInputScript, useEarlyInput } from '#web/features/boot/before-scripts.ts'
import { BootScreen, ErrorScreen } from '#web/features/boot/boot-screen.tsx'
import { JAPANESE_FONT } from '#web/features/language/language.tsx'
import type { SiteWords } from '#web/features/site/page-meta.ts'
import { themeScript, useLiveTheme } from '#web/features/theme/theme.tsx'
import { i18n } from '#web/lib/i18n.ts'
import './styles/app.css'

export function meta() {
  return [{ title: 'Reelwright' }]
}

export function Layout({ children }: { children: ReactNode }) {
  useLiveTheme()
  const words = useRouteLoaderData<SiteWords>('routes/site-layout')
  return (
    <html lang={words?.language ?? i18n.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/touch-180.png" sizes="180x180" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: earlyInputScript }} />
        <Meta />
        <Links />
        {words?.language === 'ja' && <link rel="stylesheet" href={JAPANESE_FONT} />}
      </head>
      <body>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEarlyInput()
  return <Outlet />
}

export function HydrateFallback() {
  return <BootScreen />
}

export function ErrorBoundary() {
  return <ErrorScreen />
}
