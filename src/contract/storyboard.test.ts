import { expect, test } from 'vitest'
import { ASPECT_RATIOS, AUDIENCES, SPOKEN_LANGUAGES, VIDEO_STYLES } from './options.ts'
import { fewestSceneCount, usualSceneCount } from './plan-cost.ts'
import { StoryboardIdea } from './storyboard-idea.ts'
import { VOICES } from './voices.ts'
import { inWords } from './words/in-words.ts'
import { toldBy } from './words/issues.ts'

const AN_IDEA = {
  idea: 'Why the sea is salty',
  durationS: 60,
  style: 'Storytelling',
  audience: 'Children',
  aspectRatio: '16/9',
  language: 'en',
}

/** Why an idea is refused; null when it is accepted. */
function refusal(changes: Record<string, unknown>): string | null {
  const result = StoryboardIdea.safeParse({ ...AN_IDEA, ...changes })
  const issue = result.error?.issues[0]
  return issue ? inWords(toldBy(issue)) : null
}

test('an idea is refused below 10 characters and accepted from there on', () => {
  expect(refusal({ idea: 'x'.repeat(9) })).toBe('Idea must be at least 10 characters')
  expect(refusal({ idea: `  ${'x'.repeat(9)}  ` })).toBe('Idea must be at least 10 characters')
  expect(refusal({ idea: 'x'.repeat(10) })).toBeNull()
})

test('an idea of marks, figures or emoji alone is refused, one in any script is not', () => {
  for (const wordless of ['?!?!?!?!?!?!', '🐱🦁'.repeat(6), '1234567890']) {
    expect(refusal({ idea: wordless })).toBe('Tell your idea in words')
  }
  for (const told of ['🐱🦁 and a bird', '猫はなぜこんなに眠るのか', 'لماذا تنام القطط']) {
    expect(refusal({ idea: told })).toBeNull()
  }
})

test('a duration is 15 to 180 seconds in steps of 15', () => {
  const outside = 'Choose between 15 seconds and 3 minutes'
  expect(refusal({ durationS: 0 })).toBe(outside)
  expect(refusal({ durationS: 195 })).toBe(outside)
  expect(refusal({ durationS: 20 })).toBe('Choose a multiple of 15 seconds')
  for (let durationS = 15; durationS <= 180; durationS += 15) {
    expect(refusal({ durationS })).toBeNull()
  }
})

test('style, audience and aspect ratio are required and come from their lists', () => {
  for (const [field, list, message] of [
    ['style', VIDEO_STYLES, 'Choose a video style'],
    ['audience', AUDIENCES, 'Choose a target audience'],
    ['aspectRatio', ASPECT_RATIOS, 'Choose an aspect ratio'],
  ] as const) {
    for (const wrong of ['', undefined, 'none of these']) {
      expect(refusal({ [field]: wrong })).toBe(message)
    }
    for (const right of list) expect(refusal({ [field]: right })).toBeNull()
  }
})

test('a plan is left to the server unless it is given, with clips', () => {
  const idea = StoryboardIdea.parse(AN_IDEA)
  expect(idea).toEqual({ ...AN_IDEA, beginning: 'idea', visuals: 'clips' })
})

test('a scene is planned every 10 seconds, or every 20 at the fewest, and there are always two', () => {
  const planned = [15, 30, 45, 60, 180].map((s) => [fewestSceneCount(s), usualSceneCount(s)])
  expect(planned).toEqual([
    [2, 2],
    [2, 3],
    [3, 5],
    [3, 6],
    [9, 18],
  ])
})

test('a script may be longer than an idea, in any language that a narrator speaks', () => {
  const long = 'a'.repeat(2001)
  expect(refusal({ idea: long })).toBe('Idea must be at most 2,000 characters')
  expect(refusal({ idea: long, style: undefined })).toBe('Choose a video style')
  expect(refusal({ idea: long, beginning: 'script' })).toBeNull()
  expect(refusal({ idea: 'a'.repeat(4001), beginning: 'script' })).toBe(
    'Script must be at most 4,000 characters',
  )
  expect(refusal({ idea: 'لماذا تنام القطط', language: 'ar', beginning: 'script' })).toBeNull()
  expect(refusal({ idea: 'لماذا تنام القطط', language: 'ar' })).toBe(
    'Only your own script can be told in this language',
  )
  expect(refusal({ language: 'xx', beginning: 'script' })).toBe('Choose a language')
})

const from = (idea: string, more = {}) => refusal({ idea, beginning: 'text', ...more })

test('a text is an article or notes of 100 to 20,000 characters, told in a writing language', () => {
  expect(from('a'.repeat(99))).toBe('Text must be at least 100 characters')
  expect(from('a'.repeat(100))).toBeNull()
  expect(from('a'.repeat(20_000))).toBeNull()
  expect(from('a'.repeat(20_001))).toBe('Text must be at most 20,000 characters')
  expect(from('?'.repeat(200))).toBe('Tell your idea in words')
  expect(from('a'.repeat(200), { language: 'ar' })).toBe(
    'Only your own script can be told in this language',
  )
})

test('what is missing altogether is refused, not a fault', () => {
  expect(refusal({ idea: undefined, beginning: 'points', language: undefined })).not.toBeNull()
  expect(StoryboardIdea.safeParse(null).success).toBe(false)
})

test('points are five lines of words, none too long', () => {
  const points = ['A class', 'On Saturday', '45 euros', 'At 12 Mill Street', 'Come and paint']
  const asked =
    'Say what it is, three points and what people should do, each in a line of at most 300 characters'
  expect(withPoints(points)).toBeNull()
  expect(withPoints(points.slice(1))).toBe(asked)
  expect(withPoints([...points, 'One more'])).toBe(asked)
  expect(withPoints([...points.slice(1), ' '])).toBe(asked)
  expect(withPoints([...points.slice(1), '45'])).toBe(asked)
  expect(withPoints([...points.slice(1), 'a'.repeat(301)])).toBe(asked)
})

test('a script can be told in the languages that have a voice, and in no others', () => {
  expect(new Set(SPOKEN_LANGUAGES)).toEqual(new Set(VOICES.map(({ language }) => language)))
})

function withPoints(lines: string[]): string | null {
  return refusal({ idea: lines.join('\n'), beginning: 'points' })
}
