import { expect, test } from 'vitest'
import { asCsv } from './save-transactions.ts'

test('a table that spreadsheets read, and in which nothing is a formula', () => {
  const common = { id: 'x', kind: 'spend', createdAt: new Date('2026-11-23T10:00:00Z') } as const
  const csv = asCsv([
    { ...common, description: 'A "fine", long one', amount: -12, storyboard: null },
    { ...common, description: 'x', amount: 5, storyboard: { id: 'y', title: '=1+1' } },
  ])
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFDate,Kind,Description,Storyboard,Credits',
    '2026-11-23T10:00:00.000Z,spend,"A ""fine"", long one",,-12',
    "2026-11-23T10:00:00.000Z,spend,x,'=1+1,5",
    '',
  ])
})
