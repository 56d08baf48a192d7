import { expect, test } from 'vitest'
import { asCsv, wordsOf } from './transaction-words.ts'

function read(description: string): string | undefined {
  const words = wordsOf({ kind: 'spend', description })
  return typeof words === 'string' ? words : words.message
}

test('what was made for a scene is read as made for its storyboard', () => {
  expect(read('Generated video for scene 12')).toBe('Generated video for storyboard')
  expect(read('Generated image for scene 2')).toBe('Generated image for storyboard')
  expect(read('Generated voice for scene 1')).toBe('Generated voice for storyboard')
})

test('other movements are read as they were booked', () => {
  expect(read('Generated image')).toBe('Generated image')
  expect(read('Created storyboard')).toBe('Created storyboard')
  expect(wordsOf({ kind: 'grant', description: 'Refund for the outage' })).toBe(
    'Refund for the outage',
  )
})

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
