import { expect, test } from 'vitest'
import type { WritingLanguage } from '#contract/options.ts'
import { isTypePrompt } from '#contract/type-prompt.ts'
import { looks } from '../../words/read-words.ts'
import { analyseIdea } from '../analysis/analyse-idea.ts'
import { createSeededChoice } from '../seeded-choice.ts'
import { writePrompts } from './write-prompts.ts'

/** Of six scenes that all say the idea. */
function imagePromptsOf(idea: string, language: WritingLanguage): string[] {
  const analysis = analyseIdea(idea, language)
  const texts = Array.from({ length: 6 }, () => idea)
  const choice = createSeededChoice(idea)
  const prompts = writePrompts(texts, analysis, 'Storytelling', language, choice)
  return prompts.map(({ imagePrompt }) => imagePrompt)
}

test('image prompts show the subject, first of all in the first scene, in English whatever the language', () => {
  const ideas = [
    ["The lighthouse keeper's last night", 'en'],
    ['Die letzte Nacht des Leuchtturmwärters', 'de'],
    ['灯台守の最後の夜', 'ja'],
  ] as const
  for (const [idea, language] of ideas) {
    const prompts = imagePromptsOf(idea, language)
    expect(prompts[0]).toMatch(/^A lighthouse\b/)
    for (const prompt of prompts) {
      expect(prompt).toMatch(/^[^,]*\blighthouse\b/i)
      expect(prompt).toMatch(/^[\x20-\x7E]+$/)
    }
  }
})

test('what cannot be seen is in no picture', () => {
  const idea = 'A fox is afraid of the dark. Its heart beats a thousand times a minute.'
  const prompts = imagePromptsOf(idea, 'en')
  for (const prompt of prompts) expect(prompt).not.toMatch(/thousand|minute|the dark/)
})

test('every scene has a picture of its own, and all share one palette', () => {
  const prompts = imagePromptsOf("The lighthouse keeper's last night", 'en')
  expect(new Set(prompts).size).toBe(prompts.length)
  const palettes = prompts.map(
    (prompt) => /palette of [^,]+(?:, [a-z ]+ and [^,]+)?/.exec(prompt)?.[0],
  )
  expect(new Set(palettes).size).toBe(1)
  expect(palettes[0]).toBeDefined()
})

test('the hour and the weather of an idea are the scenery of every scene, around its subject', () => {
  const ideas = [
    ['A lighthouse in the fog at night', 'en', /^A lighthouse\b/, /in thick fog at night/],
    ['Un phare dans le brouillard la nuit', 'fr', /^A lighthouse\b/, /in thick fog at night/],
    ['夜の灯台と霧', 'ja', /^A lighthouse\b/, /in thick fog at night/],
    ['Ein Fahrrad im Regen', 'de', /^A bicycle\b/, /in falling rain/],
    ['Un perro bajo la lluvia', 'es', /^A dog\b/, /in falling rain/],
    ['Một con mèo buổi sáng', 'vi', /^A cat\b/, /in the morning/],
  ] as const
  for (const [idea, language, subject, scenery] of ideas) {
    const prompts = imagePromptsOf(idea, language)
    expect(prompts[0]).toMatch(subject)
    for (const prompt of prompts) expect(prompt).toMatch(scenery)
  }
})

test('at night no scene shows the sun, dawn or dusk', () => {
  for (const prompt of imagePromptsOf('A fox in a city at night', 'en')) {
    expect(prompt).toMatch(/^[^,]*\bfox\b.* at night, /i)
    expect(prompt).toContain('soft moonlight')
    expect(prompt).not.toMatch(/\b(?:sun|sunny|dawn|dusk|sunset|sunrise|evening)\b/)
  }
})

test('a storyboard begins with a wide view and shows its subject from all sides', () => {
  const prompts = imagePromptsOf('How to repair an old bicycle', 'en')
  const framings = prompts.map((prompt) =>
    looks().framings.find((framing) => prompt.includes(framing)),
  )
  expect(framings[0]).toBe('wide establishing view')
  expect(new Set(framings).size).toBeGreaterThanOrEqual(5)
})

test('a day passes from the first scene to the last, unless the idea or the place tells the hour', () => {
  const prompts = imagePromptsOf('How to repair an old bicycle', 'en')
  expect(prompts[0]).toContain('clear morning light')
  expect(prompts.at(-1)).toContain('glowing evening light')
  for (const prompt of imagePromptsOf('A fox in a city at night', 'en')) {
    expect(prompt).not.toMatch(/morning|evening/)
  }
})

test('a history shows its subject, and neither temples nor microscopes', () => {
  const prompts = imagePromptsOf('The history of the bicycle in ten inventions', 'en')
  for (const prompt of prompts) expect(prompt).toMatch(/^A bicycle,/)
})

test('a turn of phrase is no thing to be seen', () => {
  const prompts = imagePromptsOf('How to repair a flat bicycle tyre', 'en')
  expect(prompts.join()).not.toMatch(/galaxy|camera/)
})

test('what the idea names is what is seen, and not its family', () => {
  const ideas = [
    ['Three reasons to grow tomatoes on your balcony', 'en', 'A ripe tomato'],
    ['Tomaten auf dem Balkon anbauen', 'de', 'A ripe tomato'],
    ['Por qué los girasoles siguen al sol', 'es', 'A sunflower'],
    ['パンダはなぜ竹を食べるのか', 'ja', 'A panda'],
    ['Comment réussir ses crêpes', 'fr', 'A stack of pancakes'],
    ['Cách làm bánh quy tại nhà', 'vi', 'A cookie'],
  ] as const
  for (const [idea, language, picture] of ideas) {
    const [first] = imagePromptsOf(idea, language)
    expect(first, idea).toMatch(new RegExp(`^${picture}\\b`))
  }
})

test.each([
  ['Pottery class on Saturday at 10 am, 45 euros.', 'en'],
  ['We fire your cup and you take it home.', 'en'],
  ['Book on Monday, and train your back.', 'en'],
  ['How vaccines teach the immune system.', 'en'],
  ['White blood cells keep the recipe for years.', 'en'],
  ['A zither in the rain', 'en'],
  ['Tell your friends that time is money.', 'en'],
  ['How a fridge works.', 'en'],
  ['Wie Zinseszins wirkt.', 'de'],
  ['Cómo funciona una cerradura con su llave.', 'es'],
] as const)('what cannot be shown as it is meant is set in type: %s', (idea, language) => {
  for (const prompt of imagePromptsOf(idea, language)) expect(isTypePrompt(prompt)).toBe(true)
})

test('beside an animal nobody does what it does', () => {
  for (const prompt of imagePromptsOf('The dance of the bees on the comb', 'en')) {
    expect(prompt).toMatch(/^A honeybee,/)
    expect(prompt).not.toMatch(/danc|stage|person/)
  }
})

test('nothing stands beside the subject that the idea does not name', () => {
  for (const idea of ['Coffee is the kernel of a cherry', 'A lighthouse was built four times']) {
    for (const prompt of imagePromptsOf(idea, 'en')) {
      const [shown, place] = prompt.split(', ')
      expect(`${shown} ${place}`).not.toMatch(/kettle|croissant|newspaper|boat|gulls/)
    }
  }
})

test('a landscape is shown where nothing stands in it', () => {
  for (const prompt of imagePromptsOf('Why the sea is salty', 'en')) {
    expect(prompt).toMatch(/^Ocean waves,/)
  }
})

test('each scene shows what its own words name, and the subject where they name nothing', () => {
  const idea = 'A bee flies out. She lands on the flowers. Then she goes home.'
  const texts = ['A bee flies out.', 'She lands on the flowers.', 'Then she goes on.']
  const choice = createSeededChoice(idea)
  const prompts = writePrompts(texts, analyseIdea(idea, 'en'), 'Storytelling', 'en', choice)
  expect(prompts.map(({ imagePrompt }) => imagePrompt.split(',')[0])).toEqual([
    'A honeybee',
    'Bright flowers',
    'A honeybee',
  ])
})
