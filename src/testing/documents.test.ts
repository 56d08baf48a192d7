import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const PROJECT = join(import.meta.dirname, '../..')
const GUIDES = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md']
const GLOSSARY_MAX = 25

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
const documents = [
  ...GUIDES,
  ...filesIn('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const FOLDERS = ['src', 'e2e', 'bench', 'bin', 'docs', 'deploy']
/** A path that begins with one of these is one of the project, named from its folder or from `src` on. */
const beginnings = new Set([...FOLDERS, ...readdirSync(join(PROJECT, 'src'))])
/** Names of files without their folders, for those that are named so. */
const known = new Set(FOLDERS.flatMap(filesIn).map((path) => path.split('/').at(-1)))

/** What reads like a file or a folder, up to a part that stands for any: `src/providers/<kind>`. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, code = '']) => {
    const [name = ''] = code.split(/[<*]/)
    const isFile = /^[\w.-]*\w\.(cjs|css|json|md|po|sql|tsx?)$/.test(name.split('/').at(-1) ?? '')
    const isFolder = name.includes('/') && beginnings.has(name.split('/')[0] ?? '')
    return isFile || isFolder ? [name] : []
  })
}

function isThere(name: string): boolean {
  return name !== '' && ['', 'src'].some((from) => existsSync(join(PROJECT, from, name)))
}

test.each(GUIDES)('every file that %s names exists', (guide) => {
  const names = namedIn(read(guide))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !isThere(name) && !known.has(name))).toEqual([])
})

test('ARCHITECTURE.md walks four paths, and names each file on them once', () => {
  const paths = sectionsOf(read('ARCHITECTURE.md')).filter(({ title }) => title.startsWith('From '))
  expect(paths).toHaveLength(4)
  const names = paths.flatMap(({ text }) => namedIn(text))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test(`the glossary explains at most ${GLOSSARY_MAX} words, each once and in a line`, () => {
  const glossary = sectionsOf(read('ARCHITECTURE.md')).find(({ title }) => title === 'Glossary')
  const lines = (glossary?.text ?? '').split('\n').filter(Boolean)
  const words = lines.flatMap((line) => /^- \*\*([^*]+)\*\*: \S/.exec(line)?.[1] ?? [])
  expect(words).toHaveLength(lines.length)
  expect(new Set(words).size).toBe(words.length)
  expect(words.length).toBeGreaterThan(0)
  expect(words.length).toBeLessThanOrEqual(GLOSSARY_MAX)
})

test.each(documents)('every command that %s names is a script of the package', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read(document).matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test.each(documents)('every link of %s leads somewhere', (document) => {
  const broken = linksOf(document).filter(({ path, anchor }) => {
    if (!existsSync(join(PROJECT, path))) return true
    return anchor !== undefined && !anchorsOf(path).includes(anchor)
  })
  expect(broken).toEqual([])
})

test('whoever begins at README.md comes to every document', () => {
  const reached = new Set(['README.md'])
  for (const document of reached) {
    for (const { path } of linksOf(document)) {
      const isFolder = existsSync(join(PROJECT, path)) && !/\.\w+$/.test(path)
      const found = isFolder ? documents.filter((one) => dirname(one) === path) : [path]
      for (const one of found) if (one.endsWith('.md')) reached.add(one)
    }
  }
  expect(documents.filter((document) => !reached.has(document))).toEqual([])
})

function sectionsOf(text: string): { title: string; text: string }[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      return { title, text: lines.join('\n') }
    })
}

/** Links to files of the project, from its folder on. */
function linksOf(document: string): { path: string; anchor?: string | undefined }[] {
  return [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, href = '']) => {
    if (/^[a-z]+:/.test(href)) return []
    const [to = '', anchor] = href.split('#')
    return [{ path: to === '' ? document : join(dirname(document), to), anchor }]
  })
}

/** As GitHub makes them of headings. */
function anchorsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
