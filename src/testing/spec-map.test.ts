import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'

const PROJECT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8')
const map = read('docs/spec-map.md')

const rows = map
  .split('\n')
  .filter((line) => /^\| [SRB]\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', statement = '', where = '', proof = '']) => ({ id, statement, where, proof }))

/** `file` › name of a test. */
const proofs = rows.flatMap(({ id, proof }) =>
  [...proof.matchAll(/`([^`]+)` › (.+?)(?=<br>|$)/g)].map(([, file = '', name = '']) => ({
    id,
    file,
    name,
  })),
)

test('every statement has a number of its own, a place and a proof, or says when it comes', () => {
  expect(rows.length).toBeGreaterThan(400)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const proved = new Set(proofs.map(({ id }) => id))
  const open = rows.filter(({ id, proof }) => !proved.has(id) && !proof.startsWith('**Later**'))
  expect(open).toEqual([])
  expect(rows.filter(({ statement, where }) => !statement || !where)).toEqual([])
})

test('every file that is named exists', () => {
  const named = [...map.matchAll(/`((?:src|e2e|docs)\/[^`]+)`/g)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([])
})

test('every test that is named exists', () => {
  const written = new Map(proofs.map(({ file }) => [file, namesOfTests(read(file))]))
  const missing = proofs.filter(({ file, name }) => !written.get(file)?.includes(name))
  expect(missing).toEqual([])
})

test('every operation that is named is one of the contract', () => {
  const nouns = Object.keys(contract).join('|')
  const named = [...map.matchAll(new RegExp(`\`(${nouns})\\.(\\w+)\``, 'g'))]
  expect(named.length).toBeGreaterThan(10)
  const nounsWithVerbs: Record<string, object> = contract
  expect(
    named.filter(([, noun = '', verb = '']) => !(verb in (nounsWithVerbs[noun] ?? {}))),
  ).toEqual([])
})

/** As they stand in the source: a name made of values keeps its `${…}` or `$…`. */
function namesOfTests(source: string): string[] {
  const named = source.matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)
  return [...named].map(([, , name = '']) => name.replaceAll(/\\(['"`])/g, '$1'))
}
