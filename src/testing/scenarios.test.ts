import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PROJECT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8')

const rows = read('docs/models/scenarios.md')
  .split('\n')
  .filter((line) => line.includes('` › '))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | +\|?$/g, '').trim()))
  .map(([scenario = '', proof = '']) => ({ scenario, proofs: proof.split('<br>') }))

test('every scenario names tests that exist', () => {
  expect(rows.length).toBeGreaterThan(100)
  const missing = rows.flatMap(({ scenario, proofs }) =>
    proofs.filter((proof) => !exists(proof)).map((proof) => `${scenario}: ${proof}`),
  )
  expect(missing).toEqual([])
})

/** `file` › name of a test, as it stands in the source. */
function exists(proof: string): boolean {
  const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
  if (!existsSync(join(PROJECT, file))) return false
  const source = read(file).replaceAll(/\\(['"`])/g, '$1')
  return ["'", '"', '`'].some((quote) => source.includes(quote + name + quote))
}
