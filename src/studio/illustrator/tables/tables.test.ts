import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjects } from '../../words/read-words.ts'
import { seededRandom } from '../paint/random.ts'
import { drawSubject } from '../subjects/drawn/draw-subject.ts'
import { coats, drawings, inks, lands, lights } from './read-tables.ts'

test('no table is read without a schema', () => {
  const known = { coats, drawings, inks, lands, lights }
  const files = readdirSync(new URL('.', import.meta.url)).filter((one) => one.endsWith('.json'))
  expect(files.toSorted()).toEqual(Object.keys(known).map((name) => `${name}.json`))
  for (const readAll of Object.values(known)) expect(Object.keys(readAll())).not.toEqual([])
})

const drawn = Object.keys(subjects().kinds).filter((name) => !name.startsWith('emoji:'))

test.each(drawn)('%s is drawn of shapes and colours that the tables have', (name) => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const { canvas } = drawSubject(name, seededRandom(seed))
    expect(canvas.data().some((byte) => byte > 0)).toBe(true)
  }
})
