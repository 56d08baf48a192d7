import { readFileSync } from 'node:fs'

/** Every script that the built page names: what a first visit downloads before the page answers. */
const html = readFileSync(new URL('build/client/home/index.html', import.meta.url), 'utf8')
const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))

export default [
  {
    name: 'First-load JavaScript of /home, brotli',
    path: [...scripts].map((script) => `build/client${script}`),
    limit: '130 kB',
  },
]
