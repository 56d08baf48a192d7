import { expect, test } from 'vitest'
import { SPOKEN_LANGUAGES } from '#contract/options.ts'
import { tell } from '#contract/words/told.ts'
import { fc, runs } from '#testing/properties.ts'
import { asTold, scriptScenes, wordsMs, wordsSceneCount } from './script-scenes.ts'
import { filledMs, wordsObstacle } from './share-scenes.ts'
import { speakingTimeMs } from './speaking-time.ts'

const SCRIPTS = fc.oneof(
  fc.string({ minLength: 10, maxLength: 600, unit: 'grapheme' }),
  fc.constantFrom(
    'Every lighthouse blinks its own name. Not in letters. In light!\n\nCount the seconds, and you know where you are.',
    'لماذا تنام القطط كثيرًا؟ لأنها صيّادة. والصيد يحتاج إلى قوة كبيرة.',
    '猫为什么睡这么多？因为它是猎手。打猎很费力气。',
    'แมวนอนมากเพราะมันเป็นนักล่า การล่าต้องใช้แรงมาก '.repeat(12),
    'one word after another and no mark at all '.repeat(40),
    'a clause, then another, and one more: so it goes; on and on, '.repeat(20),
  ),
)

test('whatever the script: every word is said once and in order, in no more scenes than planned', () => {
  fc.assert(
    fc.property(
      SCRIPTS,
      fc.constantFrom(...SPOKEN_LANGUAGES),
      fc.constantFrom(15, 30, 60, 180),
      fc.integer({ min: 2, max: 18 }),
      (text, language, durationS, sceneCount) => {
        const scenes = scriptScenes(text, { language, durationS, sceneCount })
        expect(bare(scenes.map(({ voiceOverText }) => voiceOverText).join(''))).toBe(bare(text))
        expect(scenes.length).toBeLessThanOrEqual(sceneCount)
        for (const { voiceOverText, durationMs } of scenes) {
          expect(durationMs).toBeGreaterThan(speakingTimeMs(voiceOverText, language))
        }
      },
    ),
    { numRuns: runs(300) },
  )
})

test('a sentence that is too long for a scene is parted at its clauses', () => {
  const clause = 'the keeper climbs the stairs and trims the lamp before the night comes,'
  const text = `${Array.from({ length: 12 }, () => clause).join(' ')} and sleeps.`
  const scenes = scriptScenes(text, { language: 'en', durationS: 60, sceneCount: 6 })
  expect(scenes.length).toBeGreaterThan(2)
  for (const { voiceOverText } of scenes.slice(0, -1)) expect(voiceOverText).toMatch(/,$/)
})

test('as many scenes are made as are planned, where there is so much to say', () => {
  const text =
    'The first e-mail was sent in 1971. Ray Tomlinson chose the @ sign for it. Nobody had asked him to do so. Today people send three hundred billion a day.'
  const scenes = scriptScenes(text, { language: 'en', durationS: 30, sceneCount: 3 })
  expect(filledMs(scenes)).toBeLessThan(20_000)
  expect(scenes).toHaveLength(3)
  expect(wordsSceneCount(text, 'en', 30)).toBe(3)
})

test('a line break ends a sentence, and the same words take the same time', () => {
  const planned = { language: 'en', durationS: 15, sceneCount: 2 }
  const [first, second] = scriptScenes('Every lighthouse has a name\nIt blinks it', planned)
  expect([first?.voiceOverText, second?.voiceOverText]).toEqual([
    'Every lighthouse has a name It blinks it',
    undefined,
  ])
})

test('points take the pauses of sentences, and a script stands as it is', () => {
  expect(asTold('A class\nOn Saturday! \nCome', 'points')).toBe('A class.\nOn Saturday! \nCome.')
  expect(asTold('A class\nCome', 'script')).toBe('A class\nCome')
  const lines = 'A class in watercolours\nOn Saturday morning\nCome and paint'
  expect(wordsMs(asTold(lines, 'points'), 'en', 15)).toBeGreaterThan(wordsMs(lines, 'en', 15))
})

test('too few words and too many are told of, in seconds', () => {
  expect(wordsObstacle(4999, 60)).toEqual(tell('words-too-few', { seconds: 4, least: 5 }))
  expect(wordsObstacle(5000, 60)).toBeNull()
  expect(wordsObstacle(60_000, 60)).toBeNull()
  expect(wordsObstacle(60_001, 60)).toEqual(tell('words-too-many', { seconds: 61 }))
  expect(filledMs([])).toBe(0)
})

function bare(text: string): string {
  return text.replace(/\s+/gu, '')
}
