import { expect, test } from 'vitest'
import type { WritingLanguage } from '#contract/options.ts'
import { analyseIdea } from './analyse-idea.ts'
import { partSentence } from './main-part.ts'

const SUBJECTS: [WritingLanguage, idea: string, concept: string | undefined][] = [
  ['en', '5 tips for launching a podcast with no budget', 'podcast'],
  ['en', 'Why your team should stop having daily meetings', 'meeting'],
  ['en', 'How to film better videos without expensive gear', 'video'],
  ['en', 'How to market a small bakery with little money', 'bakery'],
  ['en', '7 ways of fixing a houseboat on a budget', undefined],
  ['en', 'How to photograph food', 'photo'],
  ['en', 'Cooking without stress', 'cooking'],
  ['es', '5 consejos para lanzar un pódcast sin presupuesto', 'podcast'],
  ['es', 'Por qué tu equipo debería dejar de hacer reuniones diarias', 'meeting'],
  ['fr', '5 conseils pour lancer un podcast sans budget', 'podcast'],
  ['fr', 'Pourquoi votre équipe devrait arrêter les réunions quotidiennes', 'meeting'],
  ['de', '5 Tipps für einen Podcast ohne Budget', 'podcast'],
  ['de', 'Warum dein Team auf tägliche Meetings verzichten sollte', 'meeting'],
  ['ja', '予算ゼロでポッドキャストを始める5つのコツ', 'podcast'],
  ['ja', 'チームが毎日の会議をやめるべき理由', 'meeting'],
  ['vi', '5 mẹo làm podcast không tốn tiền', 'podcast'],
  ['vi', 'Vì sao nhóm của bạn nên bỏ họp hằng ngày', 'meeting'],
]

test.each(SUBJECTS)('%s: "%s" is about its %s', (language, idea, concept) => {
  expect(analyseIdea(idea, language).concepts[0]?.id).toBe(concept)
})

test('where nothing else has a name, a sentence is its own main part', () => {
  expect(partSentence('Without words', 'en').main).toBe('Without words')
  expect(partSentence('Living without money', 'en').main).toBe('Living without money')
  expect(partSentence('How to sleep better', 'en').main).toBe('How to sleep better')
})
