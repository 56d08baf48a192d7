import { expect, test } from 'vitest'
import type { WritingLanguage } from '#contract/options.ts'
import { analyseIdea } from './analyse-idea.ts'

test.each([
  ['en', 'Why cats sleep so much'],
  ['es', 'Por qué los gatos duermen tanto'],
  ['fr', 'Pourquoi les chats dorment autant'],
  ['de', 'Warum Katzen so viel schlafen'],
  ['ja', '猫はなぜこんなに眠るのか'],
  ['vi', 'Tại sao mèo ngủ nhiều đến vậy'],
] as const)('an idea is about its subject before what that does (%s)', (language, idea) => {
  expect(analyseIdea(idea, language)).toMatchObject({ language })
  expect(analyseIdea(idea, language).concepts[0]?.id).toBe('cat')
})

test('intents are read from the turns of phrase', () => {
  expect(analyseIdea('How to brew pour-over coffee', 'en').intent).toEqual({ kind: 'how-to' })
  expect(analyseIdea('Warum ist der Himmel blau?', 'de').intent).toEqual({ kind: 'why' })
  expect(analyseIdea('Top 5 facts about honeybees', 'en').intent).toEqual({
    kind: 'list',
    count: 5,
    of: 'facts',
  })
  expect(analyseIdea('Cinco consejos para dormir mejor', 'es').intent).toEqual({
    kind: 'list',
    count: 5,
    of: 'advice',
  })
})

test('a list without a number and a change are known, in every language', () => {
  const mistakes = { kind: 'list', count: 3, of: 'mistakes' }
  expect(intentOf('Common mistakes when watering houseplants', 'en')).toEqual(mistakes)
  expect(intentOf('Errores comunes al regar plantas', 'es')).toEqual(mistakes)
  expect(intentOf('Les erreurs des débutants en course à pied', 'fr')).toEqual(mistakes)
  expect(intentOf('Häufige Fehler beim Brotbacken', 'de')).toEqual(mistakes)
  expect(intentOf('パン作りのよくある失敗：水が少ない', 'ja')).toEqual(mistakes)
  expect(intentOf('パン作りの失敗5つ', 'ja')).toEqual({ ...mistakes, count: 5 })
  expect(intentOf('Những lỗi khi nướng bánh mì', 'vi')).toEqual(mistakes)
  expect(intentOf('Before and after: how a garage became a workshop', 'en').kind).toBe('change')
  expect(intentOf('Vorher-nachher: unsere Küche', 'de').kind).toBe('change')
  expect(intentOf('Notre jardin avant et après', 'fr').kind).toBe('change')
})

test('a story finds who it is about, also behind a possessive or before a verb', () => {
  expect(analyseIdea("The lighthouse keeper's last night", 'en').character).toBe(
    'the lighthouse keeper',
  )
  expect(analyseIdea('La última noche del farero', 'es').character).toBe('el farero')
  expect(analyseIdea('Un petit renard qui a peur du noir', 'fr').character).toBe('le petit renard')
  expect(analyseIdea('Die letzte Nacht des Leuchtturmwärters', 'de').character).toBe(
    'der Leuchtturmwärter',
  )
  expect(analyseIdea('灯台守の最後の夜', 'ja').character).toBe('灯台守')
  expect(analyseIdea('The baker speaks to nobody.', 'en').character).toBe('the baker')
  expect(analyseIdea('A chart of the tides', 'en').character).toBeNull()
})

test('advice on a topic is not taken for advice on something particular', () => {
  expect(analyseIdea('How to brew pour-over coffee', 'en').isFamiliar).toBe(true)
  expect(analyseIdea('How to repair a flat bicycle tyre', 'en').isFamiliar).toBe(false)
})

test('addresses, markup, emoji and stuttering are no subjects', () => {
  expect(idsIn('cat cat cat cat cat')).toEqual(['cat'])
  expect(idsIn('https://example.com/watch?v=cat')).toEqual([])
  expect(idsIn('🐱🌙🚀🎸🐱🌙🚀')).toContain('rocket')
  expect(idsIn('<b>near</b> a lighthouse\u202e and **a dog**')).toEqual(['lighthouse', 'dog'])
})

test('in a script that nobody here reads nothing is found', () => {
  expect(analyseIdea('لماذا تنام القطط كثيرا؟', 'en')).toMatchObject({ concepts: [] })
})

function idsIn(idea: string): string[] {
  return analyseIdea(idea, 'en').concepts.map(({ id }) => id)
}

function intentOf(idea: string, language: WritingLanguage) {
  return analyseIdea(idea, language).intent
}

test.each([
  ['de', '5 Gründe, warum Katzen schnurren', 'cat'],
  ['de', 'Mein Opa erzählt vom Krieg', 'grandfather'],
  ['ja', '5月10日の図書館', 'book'],
  ['en', 'A weekend in Porto', 'travel'],
] as const)('a word of another meaning is no thing of the idea (%s): %s', (language, idea, id) => {
  expect(analyseIdea(idea, language).concepts[0]?.id).toBe(id)
})

test('a hedgehog has no elision', () => {
  expect(analyseIdea('Un hérisson traverse la route', 'fr').character).toBe('le hérisson')
  expect(analyseIdea('Un homme traverse la route', 'fr').character).toBe("l'homme")
})
