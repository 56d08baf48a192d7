import { expect, test } from 'vitest'
import { TITLE_MAX_CHARACTERS } from './limits.ts'
import { StoryboardTitle } from './storyboard.ts'
import { inWords } from './words/in-words.ts'
import { toldBy } from './words/issues.ts'

test('a title is one line, as it was typed otherwise', () => {
  expect(StoryboardTitle.parse('  Why is\nthe sea\tsalty?  ')).toBe('Why is the sea salty?')
  expect(StoryboardTitle.parse('海はなぜ塩辛い 🌊')).toBe('海はなぜ塩辛い 🌊')
})

test('an empty title is refused, also one that only looks empty', () => {
  for (const title of ['', ' \n ', '\u200b\u200d']) {
    expect(refusal(title)).toBe('Enter a title')
  }
})

test('a title is refused from one character too many on', () => {
  expect(StoryboardTitle.safeParse('x'.repeat(TITLE_MAX_CHARACTERS)).success).toBe(true)
  expect(refusal('x'.repeat(TITLE_MAX_CHARACTERS + 1))).toBe(
    'A title can have at most 120 characters',
  )
})

function refusal(title: string): string | undefined {
  const issue = StoryboardTitle.safeParse(title).error?.issues[0]
  return issue && inWords(toldBy(issue))
}
