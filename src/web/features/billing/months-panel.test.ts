import { expect, test } from 'vitest'
import type { MonthSum } from '#contract/transaction.ts'
import { monthBars } from './months-panel.tsx'

const SUMS: MonthSum[] = [
  { month: '2026-11', kind: 'spend', spentFor: 'clip', amount: -240 },
  { month: '2026-11', kind: 'spend', spentFor: 'voice', amount: -10 },
  { month: '2026-01', kind: 'purchase', spentFor: null, amount: 850 },
  { month: '2026-11', kind: 'refund', spentFor: null, amount: -850 },
]

test('twelve months, the present one last, each with what was spent or received in it', () => {
  const today = new Date('2026-11-30T23:00:00Z')
  const spent = monthBars(SUMS, 'spent', today)
  expect(spent).toHaveLength(12)
  expect(spent[0]?.month).toBe('2025-12')
  expect(spent.at(-1)).toEqual({
    month: '2026-11',
    parts: new Map([
      ['clip', 240],
      ['voice', 10],
    ]),
    total: 250,
  })
  const received = monthBars(SUMS, 'received', today)
  expect(received.map(({ total }) => total)).toEqual([0, 850, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})

test('what was taken back stands in its month, and a correction on the side that it is for', () => {
  const today = new Date('2026-11-30T23:00:00Z')
  const corrected: MonthSum[] = [
    ...SUMS,
    { month: '2026-10', kind: 'correction', spentFor: null, amount: 30 },
    { month: '2026-11', kind: 'correction', spentFor: null, amount: -20 },
  ]
  const back = monthBars(corrected, 'taken-back', today)
  expect(back.at(-1)?.parts).toEqual(
    new Map([
      ['refund', 850],
      ['correction', 20],
    ]),
  )
  expect(back.at(-2)?.total).toBe(0)
  const received = monthBars(corrected, 'received', today)
  expect(received.at(-2)?.parts).toEqual(new Map([['correction', 30]]))
  expect(received.at(-1)?.total).toBe(0)
})
