import { expect, test } from 'vitest'
import type { WritingLanguage } from '#contract/options.ts'
import { analyseIdea } from './analyse-idea.ts'

test('a question names its subject, without its verb, in every language', () => {
  expect(analyseIdea('Why cats sleep so much', 'en').subject).toBe('cats')
  expect(analyseIdea('Por qué los gatos duermen tanto', 'es').subject).toBe('los gatos')
  expect(analyseIdea('Pourquoi les chats dorment autant', 'fr').subject).toBe('les chats')
  expect(analyseIdea('Warum Katzen so viel schlafen', 'de').subject).toBe('Katzen')
  expect(analyseIdea('猫はなぜこんなに眠るのか', 'ja').concepts[0]?.id).toBe('cat')
  expect(analyseIdea('Tại sao mèo ngủ nhiều đến vậy', 'vi').subject).toBe('mèo')
})

test('an idea in another language is told with the words of the chosen one', () => {
  const analysis = analyseIdea('Why cats sleep so much', 'fr')
  expect(analysis).toMatchObject({
    language: 'en',
    subject: 'les chats',
    theme: 'les chats et le sommeil',
  })
  expect(analysis).toMatchObject({ opening: '', later: [] })
})

test('what no lexicon knows keeps its own words', () => {
  const analysis = analyseIdea('The zither festival of Quxville', 'de')
  expect(analysis.subject).not.toBe('')
  expect(analyseIdea('Fnord gribbles in Quxville', 'ja').subject).toContain('Fnord')
})

test('words about the telling are not the subject', () => {
  expect(analyseIdea('Benefits of a morning walk', 'en').subject).toBe('a morning walk')
  expect(analyseIdea('Make a short video about tide pools, please', 'en').theme).toBe('tide pools')
  expect(analyseIdea('Remote work tips for new parents', 'en').subject).toBe('remote work')
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

test.each([
  ['森の奥の小さな駅で、三毛猫が駅長になる', '三毛猫'],
  ['夜明けの港で老人が舟を出し、霧の向こうの灯台へ漕いでいく', '老人'],
  ['医者がすすめる朝の散歩', '朝の散歩'],
])('a Japanese idea is about its hero, not about who or what is named before: %s', (idea, hero) => {
  expect(analyseIdea(idea, 'ja').subject).toBe(hero)
})

test('sentences of the idea are kept to be spoken, orders to the maker are not', () => {
  const idea =
    'Bread feeds families all over the world. Make it funny. It takes patience and a hot oven.'
  expect(analyseIdea(idea, 'en')).toMatchObject({
    opening: 'Bread feeds families all over the world.',
    later: ['It takes patience and a hot oven.'],
  })
})

test('a sentence is told once, with and without its full stop', () => {
  const idea = 'Bread feeds families all over the world. Bread feeds families all over the world'
  expect(analyseIdea(idea, 'en').later).toEqual([])
})

test('a script that none of the voices reads is not put into their sentences', () => {
  const analysis = analyseIdea('لماذا تنام القطط كثيرا؟', 'en')
  expect(analysis).toMatchObject({ theme: '', subject: '', aspects: [], opening: '' })
  expect(analyseIdea('How to write لماذا in Arabic letters', 'en').theme).toContain('لماذا')
})

test('a thing of several words, a name and a question stay whole', () => {
  expect(analyseIdea('Une brosse à dents qui chante', 'fr').subject).toBe('une brosse à dents')
  expect(analyseIdea('Comment faire une tarte aux pommes', 'fr').subject).toBe(
    'une tarte aux pommes',
  )
  expect(analyseIdea('Brusho, a toothbrush that sings', 'en').subject).toBe('Brusho')
  expect(analyseIdea('¿Por qué bostezamos?', 'es')).toMatchObject({
    theme: '¿por qué bostezamos?',
    subject: '',
  })
  expect(analyseIdea('Pourquoi le ciel est-il bleu ?', 'fr')).toMatchObject({
    theme: 'pourquoi le ciel est-il bleu ?',
    subject: 'le ciel',
  })
  expect(analyseIdea('Die Bahn seit dem 19. Jahrhundert', 'de').theme).toContain('Jahrhundert')
})

test('neither a verb nor a number nor a beginning of all stories is a subject', () => {
  expect(analyseIdea('A penguin walks into a bar', 'en').subject).toBe('a penguin')
  expect(analyseIdea('5 Tipps gegen Rückenschmerzen', 'de').subject).toBe('Rückenschmerzen')
  expect(analyseIdea('Es war einmal ein kleiner Drache', 'de').theme).toBe('ein kleiner Drache')
})

test('advice on a topic is not taken for advice on something particular', () => {
  expect(analyseIdea('How to brew pour-over coffee', 'en').isFamiliar).toBe(true)
  expect(analyseIdea('How to repair a flat bicycle tyre', 'en').isFamiliar).toBe(false)
})

test('addresses, markup, emoji and stuttering leave a plain idea', () => {
  expect(analyseIdea('cat cat cat cat cat', 'en').theme).toBe('cat')
  expect(analyseIdea('https://example.com/watch?v=1', 'en').theme).toBe('')
  expect(analyseIdea('🐱🌙🚀🎸🐱🌙🚀', 'en').concepts.map(({ id }) => id)).toContain('rocket')
  expect(analyseIdea('<b>tide</b> pools\u202e and **crabs**', 'en').theme).toBe(
    'tide pools and crabs',
  )
})

test('the point of an abbreviation does not cut a sentence of the idea', () => {
  const idea =
    'Mrs. Dalloway said she would buy the flowers herself. Rain fell on London all day long.'
  expect(analyseIdea(idea, 'en')).toMatchObject({
    opening: 'Mrs. Dalloway said she would buy the flowers herself.',
    later: ['Rain fell on London all day long.'],
  })
})

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

test('the first of a quotation loses its marks, both of them', () => {
  expect(analyseIdea('"The obstacle is the way" - Marcus Aurelius', 'en').theme).toBe(
    'the obstacle is the way - Marcus Aurelius',
  )
})

test.each([
  ['es', '¿Gas o inducción?', 'gas e inducción'],
  ['fr', 'Les 3 erreurs à éviter avant un entretien', 'un entretien'],
  ['fr', '7 erreurs des débutants en course à pied', 'course à pied'],
  ['vi', '5 lỗi thường gặp khi quản lý tiền', 'quản lý tiền'],
] as const)('a subject is named as its language does (%s): %s', (language, idea, subject) => {
  expect(analyseIdea(idea, language).subject).toBe(subject)
})

test('a hedgehog has no elision', () => {
  expect(analyseIdea('Un hérisson traverse la route', 'fr').character).toBe('le hérisson')
  expect(analyseIdea('Un homme traverse la route', 'fr').character).toBe("l'homme")
})

test.each([
  ['en', 'A girl who wonders why the sea is salty', 'why the sea is salty'],
  ['es', 'Un niño quiere saber cómo vuelan los pájaros', 'cómo vuelan los pájaros'],
  ['fr', 'Une fille se demande où dort le vent, et part', 'où dort le vent'],
  ['de', 'Ein Junge fragt sich, wohin der Mond geht', 'wohin der Mond geht'],
  ['ja', '月はどこへ行くのかと尋ねるうさぎ', '月はどこへ行くのか'],
  ['vi', 'Cậu bé muốn biết vì sao trời xanh', 'vì sao trời xanh'],
  ['en', 'A boy asks his grandfather how birds find home', 'how birds find home'],
  ['de', 'Ein Junge fragt seinen Opa, warum es regnet', 'warum es regnet'],
  ['en', 'A fox who lives in the city', ''],
] as const)('what somebody asks is known (%s): %s', (language, idea, question) => {
  expect(analyseIdea(idea, language).question).toBe(question)
})
