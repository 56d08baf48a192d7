import type { Config } from '@react-router/dev/config'

/** The public pages are written as HTML at build time; everything else is drawn in the browser. */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // /404 is what the server sends for an address that is none of ours.
  prerender: ['/', '/home', '/login', '/404'],
} satisfies Config
