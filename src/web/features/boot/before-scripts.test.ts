import { expect, test } from 'vitest'
import { paintedFirst } from './before-scripts.ts'

const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.modules = {"root":route0};
import("/assets/entry.js");</script>`

test('a built page asks for no script before it is painted', () => {
  const page = paintedFirst(PAGE)
  expect(page).not.toMatch(/<link rel="modulepreload"/)
  expect(page).not.toMatch(/^import (\*|")/m)
  expect(page).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  expect(page.indexOf('requestAnimationFrame')).toBeLessThan(page.indexOf('/assets/a.js'))
})

test('every script is still asked for, in its order', () => {
  const page = paintedFirst(PAGE)
  expect(page).toContain('for (const href of ["/assets/a.js"])')
  expect(page).toMatch(
    /await import\("\/assets\/manifest\.js"\);\nconst route0 = await import\("\/assets\/root\.js"\);/,
  )
  expect(page).toContain('import("/assets/entry.js");')
})
