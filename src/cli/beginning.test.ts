import { expect, test } from 'vitest'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { wordsNote, wordsPlan } from './beginning.ts'

test('the command says how much the words fill, and what would fill the rest', () => {
  const asked = {
    ...AN_IDEA,
    idea: 'A lighthouse keeper reads the sea. A red sky at dawn means wind by noon.',
  }
  expect(wordsNote(asked, true)).toBe(
    'Your words fill 5 of 30 s. What is on record about the subject is added; the video is as long as there is something to say. --points, --script or a language model would fill the rest.',
  )
  expect(wordsNote(asked, false)).toBeNull()
  const script = { ...asked, beginning: 'script' as const, durationS: 15 }
  expect(wordsNote(script, true)).toBe('Your words fill 5 of 15 s.')
})

test('a script that is no video of this length is refused before anything is begun', () => {
  const script = { ...AN_IDEA, beginning: 'script' as const, durationS: 15 }
  expect(() => wordsNote({ ...script, idea: 'Far too short.' }, true)).toThrow(
    /^Your words fill \d s, and a video needs 5 s\./,
  )
  const idea = 'A lighthouse keeper reads the sea. '.repeat(20)
  expect(() => wordsNote({ ...script, idea }, true)).toThrow(/^Your words take \d\d s\./)
})

test('no more scenes are paid for in advance than the words make', () => {
  const idea = 'A lighthouse keeper reads the sea. A red sky at dawn means wind.'
  const asked = { ...AN_IDEA, idea, durationS: 30 }
  expect(wordsPlan(asked, true).sceneCount).toBe(1)
  expect(wordsPlan(asked, false).sceneCount).toBe(3)
})
