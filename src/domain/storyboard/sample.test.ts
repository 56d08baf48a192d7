import { expect, test } from 'vitest'
import { speakingTimeMs } from '#composition/speaking-time.ts'
import { DURATION_MAX_S, DURATION_MIN_S, DURATION_STEP_S, VOICE_TAIL_MS } from '#contract/limits.ts'
import { WRITING_LANGUAGES } from '#contract/options.ts'
import { fewestSceneCount, usualSceneCount } from '#contract/plan-cost.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { sampleStoryboard } from './sample.ts'

test('the sample is never longer and never has more scenes than planned, and its words fit', () => {
  for (let durationS = DURATION_MIN_S; durationS <= DURATION_MAX_S; durationS += DURATION_STEP_S) {
    for (const sceneCount of [fewestSceneCount(durationS), usualSceneCount(durationS)]) {
      for (const language of WRITING_LANGUAGES) {
        const { scenes } = sampleStoryboard({ ...AN_IDEA, durationS, sceneCount, language })
        expect(scenes.length).toBe(Math.min(sceneCount, 6))
        const totalMs = scenes.reduce((total, scene) => total + scene.durationMs, 0)
        expect(totalMs).toBeLessThanOrEqual(durationS * 1000)
        for (const { voiceOverText, durationMs } of scenes) {
          const spokenMs = speakingTimeMs(voiceOverText, language)
          expect(spokenMs + VOICE_TAIL_MS, voiceOverText).toBeLessThanOrEqual(durationMs)
        }
      }
    }
  }
})

test('the sample is called after the first 30 characters of the idea', () => {
  const idea = 'Why the sea is salty, told for children who love boats'
  expect(sampleStoryboard({ ...AN_IDEA, idea }).title).toBe('Why the sea is salty, told for')
})
