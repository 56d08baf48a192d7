import { expect, test } from 'vitest'
import { bestSplit, splitPoints } from './split-dialog.tsx'

test('a text is cut between words, best after the sentence nearest to its middle', () => {
  const text = 'One. Two three four. Five six.'
  const points = splitPoints(text, 'en')
  expect(points.map(({ at }) => text.slice(at))).toContain('Two three four. Five six.')
  expect(bestSplit(points, text.length)).toBe(text.indexOf('Five'))
})

test('an abbreviation is not taken for the end of a sentence', () => {
  const text = 'Then came Dr. Brown. He sat down in his chair.'
  expect(bestSplit(splitPoints(text, 'en'), text.length)).toBe(text.indexOf('He'))
})

test('a single sentence is cut between the words in its middle', () => {
  const text = 'One two three four'
  expect(bestSplit(splitPoints(text, 'en'), text.length)).toBe(text.indexOf('three'))
})

test('Japanese is cut between words, too, and one word not at all', () => {
  expect(splitPoints('海を見る。空を見る。', 'ja').length).toBeGreaterThan(2)
  expect(splitPoints('Word', 'en')).toEqual([])
  expect(bestSplit([], 0)).toBe(0)
})
