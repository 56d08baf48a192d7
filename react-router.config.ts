import type { Config } from '@react-router/dev/config'
import { INTERFACE_LANGUAGES } from './src/contract/interface-language.ts'
import { localPath, PUBLIC_PAGES } from './src/contract/public-page.ts'

/** The public pages are written as HTML at build time; everything else is drawn in the browser. */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // /404 is what the server sends for an address that is none of ours.
  prerender: [
    '/',
    ...INTERFACE_LANGUAGES.flatMap((language) =>
      PUBLIC_PAGES.map((page) => localPath(page, language)),
    ),
  ],
} satisfies Config
