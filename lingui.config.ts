import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { INTERFACE_LANGUAGES } from './src/contract/interface-language.ts'

const BOOT = ['src/web/features/boot', 'src/web/ui']
/** Seen on public pages and in the application. */
const SHARED = ['credentials', 'language', 'plan/period-toggle.tsx', 'theme'].map(
  (name) => `src/web/features/${name}`,
)
const SITE = [
  ...['landing', 'login', 'pages', 'site'].map((name) => `src/web/features/${name}`),
  ...[
    'api',
    'contact',
    'content',
    'examples',
    'feedback',
    'forgot-password',
    'home',
    'login',
    'newsletter',
    'not-found',
    'release-notes',
    'reset-password',
    'site-layout',
    'sitemap',
    'status',
    'verify-email',
  ].map((name) => `src/web/routes/${name}.tsx`),
]

/** What the forms of the public pages are refused with. */
const FORMS = ['sign-in', 'words/general'].map((name) => `src/contract/${name}.ts`)

/** Three catalogues a language: what must always be there, the public site's, the application's. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...INTERFACE_LANGUAGES],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: 'src/web/locales/boot/{locale}', include: BOOT },
    {
      path: 'src/web/locales/site/{locale}',
      include: [...SITE, ...SHARED, ...FORMS, 'src/web/lib'],
    },
    {
      path: 'src/web/locales/app/{locale}',
      // What the server tells is said by the application.
      include: ['src/web', 'src/contract'],
      exclude: [...SITE, ...BOOT],
    },
  ],
})
