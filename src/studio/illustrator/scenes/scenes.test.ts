import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readData } from '../../read-data.ts'
import { seededRandom } from '../paint/random.ts'
import { SETTING_NAMES } from '../prompt/picture-brief.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { setStage } from '../stage/stage.ts'
import { PAINTERS } from './painters.ts'
import { Scene } from './schemas.ts'
import { valuesOf } from './scope.ts'

const FOLDER = new URL('.', import.meta.url)
const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((one) => one.endsWith('.json'))
  .map((one) => one.slice(0, -'.json'.length))
const textOf = (name: string) => readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')
const all = names.map(textOf).join('\n')

/** Values that scenes are given by code. */
const GIVEN =
  'layer i x y top base footing from to size colour colours gap bend breadth high striped bright paper ink back mid fore'

test.each(names)('%s is a scene', (name) => {
  expect(readData(new URL(`${name}.json`, FOLDER), Scene).ground ?? []).not.toBeNull()
})

test('scenes use scenes and painters that there are, and every part is used', () => {
  const used = [...all.matchAll(/"use": "([^"]+)"/gu)].map(([, name]) => name!)
  expect(used.filter((name) => !names.includes(name))).toEqual([])
  const painters = [...all.matchAll(/"paint": "([^"]+)"/gu)].map(([, name]) => name!)
  expect([...new Set(painters)].toSorted()).toEqual(Object.keys(PAINTERS).toSorted())
  const parts = names.filter((name) => name.startsWith('parts/') && name !== 'parts/ledge')
  expect(parts.filter((name) => !used.includes(name))).toEqual([])
  const places = SETTING_NAMES.filter((name) => name !== 'snow').map((name) => `settings/${name}`)
  expect(names.filter((name) => name.startsWith('settings/'))).toEqual(places.toSorted())
})

test.each(names)('%s names only what there is', async (name) => {
  const random = seededRandom('one')
  const brief = await readPrompt({ prompt: 'A fox', style: 'GENERAL' }, random)
  const frame = { width: 20, height: 20, overscan: 0 }
  const stage = setStage(brief, frame, { random, cast: random })
  const defined = [...all.matchAll(/"([a-z]+)":/gu)].map(([, key]) => key!)
  const known = new Set([...Object.keys(valuesOf(stage)), ...GIVEN.split(' '), ...defined])
  const unknown: string[] = []
  const look = (value: unknown, key = '') => {
    if (typeof value === 'object')
      for (const entry of Object.entries(value ?? {})) look(entry[1], entry[0])
    if (typeof value !== 'string' || LITERALS.has(key)) return
    const text = ['fork', 'cast'].includes(key)
      ? (value.match(/(?<=\{)[^}]+/gu) ?? []).join(' ')
      : value
    for (const [word] of text.replaceAll(/'[^']*'/gu, '').matchAll(/[a-z]+\b(?!\()/gu))
      if (!known.has(word)) unknown.push(word)
  }
  look(JSON.parse(textOf(name)))
  expect(unknown).toEqual([])
})

/** Keys of what is no formula. */
const LITERALS = new Set(
  'on use paint blend round surface here sky far middle subject near front'.split(' '),
)
