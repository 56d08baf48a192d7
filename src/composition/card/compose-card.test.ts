import { expect, test } from 'vitest'
import type { CardMark } from './card-marks.ts'
import { layOutCard } from './lay-out-card.ts'

const measure = (text: string) => text.length * 0.5

function textsOf(price: string): Extract<CardMark, { kind: 'text' }>[] {
  const card = { type: 'price', item: 'Two croissants', price, rest: '' } as const
  const { marks } = layOutCard(card, { style: 'AUTO', aspectRatio: '9/16' }, measure)
  return marks.filter((mark) => mark.kind === 'text')
}

test.each([
  ['3,90 €', '3', '90\u00a0€'],
  ['$12.50', '$12', '50'],
])('the cents of %s are small and raised', (price, whole, cents) => {
  const [large, small] = textsOf(price).slice(-2)
  expect([large?.text, small?.text]).toEqual([whole, cents])
  expect(small!.size).toBeLessThan(large!.size * 0.6)
  expect(small!.y).toBeLessThan(large!.y)
})

test.each(['65.000\u00a0₫', '1,240', '45 €'])('%s has no cents', (price) => {
  expect(textsOf(price).at(-1)?.text).toBe(price.replaceAll(' ', '\u00a0'))
})
