import { expect, test } from 'vitest'
import type { WritingLanguage } from '#contract/options.ts'
import { findHead } from './find-head.ts'

const HEADS: [idea: string, language: WritingLanguage, head: string][] = [
  ['A lighthouse in the fog at night', 'en', 'lighthouse'],
  ['The baker who wakes before the sun', 'en', 'baker'],
  ['A rocket leaves for the moon at night', 'en', 'rocket'],
  ['Benefits of a morning walk', 'en', 'walking'],
  ['The history of the bicycle', 'en', 'bicycle'],
  ['In a forest at night, a fox looks for her mother', 'en', 'fox'],
  ['A child in a castle', 'en', 'child'],
  ['A forest with a fox', 'en', 'forest'],
  ['Fog over a castle', 'en', 'castle'],
  ['A quiet night', 'en', 'night'],
  ['Un chat sur un toit de Paris', 'fr', 'cat'],
  ['Les bienfaits d’une promenade le matin', 'fr', 'walking'],
  ['Un voyage en train de nuit', 'fr', 'train'],
  ['Un voyage sans fin', 'fr', 'travel'],
  ['Ein Fahrrad im Regen', 'de', 'bicycle'],
  ['Im Winter schläft der Bär', 'de', 'bear'],
  ['La luna sobre el mar', 'es', 'moon'],
  ['La última noche del farero', 'es', 'lighthouse'],
  ['夜の灯台と霧', 'ja', 'lighthouse'],
  ['霧の中の灯台', 'ja', 'lighthouse'],
  ['月へ向かうロケット', 'ja', 'rocket'],
  ['猫はなぜこんなに眠るのか', 'ja', 'cat'],
  ['森の奥の小さな駅で、三毛猫が駅長になる', 'ja', 'cat'],
  ['山の上の図書館に、ある雨の日、三毛猫がやってくる', 'ja', 'cat'],
  ['Một con mèo ngủ trên cửa sổ', 'vi', 'cat'],
  ['Chiếc xe đạp trong mưa', 'vi', 'bicycle'],
]

test.each(HEADS)('the head of "%s" (%s) is %s', (idea, language, head) => {
  expect(findHead(idea, language)?.concept.id).toBe(head)
})

test('an idea of unknown words has no head', () => {
  expect(findHead('Fnord gribbles', 'en')).toBeUndefined()
})
