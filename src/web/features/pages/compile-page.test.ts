import { expect, test } from 'vitest'
import { compilePage, withReleaseHeadings } from './compile-page.ts'

const FRONT_MATTER = '---\ntitle: A page\ndescription: What it says.\n---\n'

test('headings carry their own anchor, and are listed', () => {
  const { parts, headings } = compilePage(`${FRONT_MATTER}## Set \`it\` up {#setup}\n`, 'en')
  expect(parts).toEqual(['<h2 id="setup"><a href="#setup">Set <code>it</code> up</a></h2>\n'])
  expect(headings).toEqual([{ id: 'setup', level: 2, text: 'Set `it` up' }])
})

test('links to pages stay in the language, others are left alone', () => {
  const links = '[a](/docs#setup) [b](/icon.svg) [c](/api/v1/openapi.json) [d](#setup)'
  const { parts } = compilePage(`${FRONT_MATTER}${links}`, 'ja')
  expect([...(parts[0] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/ja/docs#setup',
    '/icon.svg',
    '/api/v1/openapi.json',
    '#setup',
  ])
})

test('the slot divides a page in two', () => {
  const { parts } = compilePage(`${FRONT_MATTER}Before\n\n<!-- slot -->\n\nAfter\n`, 'en')
  expect(parts).toEqual(['<p>Before</p>\n', '<p>After</p>\n'])
})

test('a question ends where the next heading begins', () => {
  const body =
    '### Why? {#why}\n\nSo.\n\n## Else {#else}\n\nMore.\n\n### No question {#no}\n\nText.\n'
  const { questions } = compilePage(FRONT_MATTER + body, 'en')
  expect(questions).toEqual([{ question: 'Why?', answer: '<p>So.</p>\n' }])
})

test('code is shown as it is written and can be scrolled by keyboard', () => {
  const { parts } = compilePage(`${FRONT_MATTER}\`\`\`\na < b && c\n\`\`\`\n`, 'en')
  expect(parts).toEqual(['<pre tabindex="0"><code>a &lt; b &amp;&amp; c</code></pre>\n'])
})

test('a long name may go on in the next line behind a joint', () => {
  const { parts } = compilePage(`${FRONT_MATTER}\`NOT_FOUND\` \`a.b\` \`--cap < 5\`\n`, 'en')
  expect(parts).toEqual([
    '<p><code>NOT_<wbr>FOUND</code> <code>a.<wbr>b</code> <code>--cap &lt; 5</code></p>\n',
  ])
})

test('a table has a head where it has words', () => {
  const [worded, wordless] = ['| H | H |', '|   |   |'].map(
    (head) => compilePage(`${FRONT_MATTER}${head}\n| - | - |\n| a | b |\n`, 'en').parts[0],
  )
  expect(worded?.match(/<th>/g)).toHaveLength(2)
  expect(wordless).not.toContain('<th>')
  expect(wordless).toContain('<td>a</td>')
})

test('a heading without an id and a page without a description are refused', () => {
  expect(() => compilePage(`${FRONT_MATTER}## Nameless\n`, 'en')).toThrow('"Nameless" has no id')
  expect(() => compilePage('---\ntitle: A page\n---\nText', 'en')).toThrow('no description')
})

test('a release is headed by its version and its day, what is not released by its word', () => {
  const changelog = '## [Unreleased]\n\n- New\n\n## [0.1.0] - 2026-11-21\n\n- [A link](/docs)\n'
  expect(withReleaseHeadings(changelog)).toBe(
    '## Unreleased\n\n- New\n\n## 0.1.0, 21 Nov 2026\n\n- [A link](/docs)\n',
  )
})
