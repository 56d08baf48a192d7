import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MAKE_USAGE } from '#cli/make-options.ts'
import { settings } from '#config/environment.ts'
import { errors } from '#contract/error.ts'
import { LANGUAGE_COOKIE } from '#contract/interface-language.ts'
import { VOICES } from '#contract/voices.ts'

const PROJECT = join(import.meta.dirname, '../..')
const WEB = join(PROJECT, 'src/web')
const CONTENT = join(WEB, 'content')

/** The code in the texts of all pages and languages: `inline` and fenced. */
const code = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const text = readFileSync(join(CONTENT, name), 'utf8')
    return [...text.matchAll(/```\n(.*?)```|`([^`\n]+)`/gs)].map(([, block, inline]) => ({
      name,
      text: block ?? inline ?? '',
    }))
  })

function documented(pattern: RegExp): string[] {
  const names = code.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  expect(names.length, `names like ${pattern}`).toBeGreaterThan(0)
  return [...new Set(names)]
}

test('every option of the command line that is documented exists', () => {
  for (const option of documented(/(?<=^|\s)(--[a-z][a-z-]+)/g)) {
    expect([...MAKE_USAGE.split(/\s+/), '--help']).toContain(option)
  }
})

test('every setting and error code that is documented exists', () => {
  const known = [...Object.keys(settings.shape), ...Object.keys(errors)]
  const examples = ['EMAIL', 'AMOUNT', 'TOKEN', 'GET', 'PUT', 'FILE']
  for (const name of documented(/\b([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*)\b(?!\.md)/g)) {
    expect([...known, ...examples]).toContain(name)
  }
})

test('every command that is documented is a script of the package', () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))
  for (const script of documented(/npm run ([a-z:]+)/g)) {
    expect(Object.keys(scripts)).toContain(script)
  }
})

test('every voice that is named is in the catalogue', () => {
  for (const voice of documented(/--voice ([a-z-]+)/g)) {
    expect(VOICES.map(({ id }) => id)).toContain(voice)
  }
})

test('the cookies page lists the cookies and what the screens keep in a browser', () => {
  const listed = code.filter(({ name }) => name.startsWith('cookies/')).map(({ text }) => text)
  const cookies = [LANGUAGE_COOKIE, 'sidebar', 'reelwright.session_token']
  for (const key of [...cookies, ...storageKeys()]) {
    expect(
      listed.filter((name) => name.startsWith(key)),
      key,
    ).not.toEqual([])
  }
})

/** How the keys begin under which a screen stores something; every file that stores names its key. */
function storageKeys(): string[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(WEB, name), 'utf8'))
    .filter((source) => source.includes('Storage.setItem('))
    .map((source) => source.match(/(?:KEY = |key = |return )['`]([a-z -]*[a-z-])/)?.[1] ?? 'no key')
}
