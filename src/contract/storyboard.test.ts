import { expect, test } from 'vitest'
import { ASPECT_RATIOS, AUDIENCES, VIDEO_STYLES } from './options.ts'
import { StoryboardIdea } from './storyboard.ts'
import { fewestSceneCount, usualSceneCount } from './storyboard-plan.ts'

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
  return result.success ? null : (result.error.issues[0]?.message ?? '')
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
  expect(idea).toEqual({ ...AN_IDEA, visuals: 'clips' })
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
