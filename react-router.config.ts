import type { Config } from '@react-router/dev/config'

/** The public pages are written as HTML at build time; everything else is drawn in the browser. */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/home', '/login'],
} satisfies Config
