import { expect, test } from 'vitest'
import { oklch } from '../paint/colour.ts'
import { seededRandom } from '../paint/random.ts'
import { compile } from './formula.ts'
import type { Scope, Value } from './scope.ts'

const valueOf = (text: string, values: Record<string, Value> = {}) =>
  compile(text)({ values, random: seededRandom('one') } as Scope)

test.each([
  ['1 + 2*3 - 4/2', 5],
  ['2*3**2', 18],
  ['-2**2', -4],
  ['(1+2)*-3', -9],
  ['8 - 4 - 2', 2],
  ['7%4', 3],
  ['2 > 1 ? 10 : 20', 10],
  ['0 ? 1 : 0 ? 2 : 3', 3],
  ['max(1, 4, 2) + abs(-1)', 5],
  ["'day' == 'day'", 1],
  ["'coast ' + 0.5", 'coast 0.5'],
  ['item(list(5,6,7), 4)', 6],
])('%s is %s', (text, value) => {
  expect(valueOf(text)).toBe(value)
})

test('names stand for values, and colours have functions of their own', () => {
  expect(valueOf('w*0.5', { w: 80 })).toBe(40)
  expect(valueOf('oklch(0.5,0.1,30)')).toEqual(oklch(0.5, 0.1, 30))
  expect(valueOf('faint(oklch(0.5,0,0), 0.2)')).toMatchObject({ l: 0.5, alpha: 0.2 })
})

test('what is chosen by chance comes in the order in which it is written', () => {
  const random = seededRandom('one')
  const [first, second] = [random.between(0, 1), random.pick([10, 20, 30])]
  expect(valueOf('between(0,1) + pick(10,20,30)')).toBe(first + second)
  expect(valueOf('1 ? between(0,1) : pick(10,20,30)')).toBe(first)
})

test.each(['1 +', 'nothing(1)', '(1', '1 2', '#', 'max(1', '? 1 : 2'])(
  '%s is no formula',
  (text) => {
    expect(() => compile(text)).toThrow(SyntaxError)
  },
)
