import { expect, test } from 'vitest'
import { FullName } from './person.ts'
import { toldBy } from './words/issues.ts'
import { tell } from './words/told.ts'

test('a name is one line, without what steers text and shows nothing', () => {
  expect(FullName.parse('  Ada\r\nLovelace\u2028Byron\t')).toBe('Ada Lovelace Byron')
  expect(FullName.parse('A\u202Ed\u200Ba\0\u2066\uFEFF')).toBe('Ada')
})

test('names of every script stay as they are', () => {
  for (const name of ['علی‌رضا', 'क्‍ष', 'Nguyễn Thị Minh', '山田 太郎', "D'Arcy-O’Neil", 'Zoë ❤️']) {
    expect(FullName.parse(name)).toBe(name)
  }
})

test('a name of invisible characters is none', () => {
  for (const name of ['', ' \n ', '\u200b\u202e', '\u200d\u200c', '\u3164']) {
    expect(FullName.safeParse(name).error?.issues.map(toldBy)).toEqual([tell('name-missing')])
  }
})
