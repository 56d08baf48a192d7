import { i18n } from '@lingui/core'
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

function bought(description: string, kind: 'purchase' | 'grant' = 'purchase'): string {
  const words = wordsOf({ kind, description })
  return typeof words === 'string' ? words : i18n._(words)
}

test('a package is read by its name in the language of the reader, of the year month by month', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(bought('Purchased the Medium package (annual)')).toBe(
    'Purchased the Medium package (annual)',
  )
  expect(bought('Purchased the Basic package (monthly)')).toBe(
    'Purchased the Basic package (monthly)',
  )
  expect(bought('Purchased the Medium package (annual), month 2 of 12', 'grant')).toBe(
    'Month 2 of 12 of the Medium package',
  )
  expect(bought('Purchased the Giant package (annual)')).toBe(
    'Purchased the Giant package (annual)',
  )
})

test('other movements are read as they were booked', () => {
  expect(read('Generated image')).toBe('Generated image')
  expect(read('Created storyboard')).toBe('Created storyboard')
  expect(wordsOf({ kind: 'grant', description: 'Refund for the outage' })).toBe(
    'Refund for the outage',
  )
})

test('a table that spreadsheets read, and in which nothing is a formula', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const common = { id: 'x', kind: 'spend', createdAt: new Date('2026-11-23T10:00:00Z') } as const
  const csv = asCsv([
    { ...common, description: 'A "fine", long one', amount: -12, storyboard: null },
    { ...common, description: 'x', amount: 5, storyboard: { id: 'y', title: '=1+1' } },
  ])
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFDate,Kind,Description,Storyboard,Credits',
    '2026-11-23T10:00:00.000Z,Spent,"A ""fine"", long one",,-12',
    "2026-11-23T10:00:00.000Z,Spent,x,'=1+1,5",
    '',
  ])
})

test('the table says what the screen says', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const common = { id: 'x', createdAt: new Date('2026-11-23T10:00:00Z'), storyboard: null }
  const csv = asCsv([
    { ...common, kind: 'sign-up', description: 'Welcome credits', amount: 100 },
    { ...common, kind: 'spend', description: 'Generated voice for scene 2', amount: -5 },
  ])
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    '2026-11-23T10:00:00.000Z,Free credits,Free credits,,100',
    '2026-11-23T10:00:00.000Z,Spent,Generated voice for storyboard,,-5',
  ])
})
