import { expect, test } from 'vitest'
import type { WritingLanguage } from '#contract/options.ts'
import { analyseIdea } from '../analysis/analyse-idea.ts'
import { createSeededChoice } from '../seeded-choice.ts'
import { FRAMINGS } from './looks.ts'
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
    ['Lợi ích của đi bộ buổi sáng', 'vi', /^A person walking\b/, /in the morning/],
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

test('an unknown thing is the subject before the weather around it', () => {
  for (const prompt of imagePromptsOf('A zither in the rain', 'en')) {
    expect(prompt).toMatch(/^[^,]*\bzither\b.* in falling rain/i)
  }
})

test('a storyboard begins with a wide view and shows its subject from all sides, with somebody at work', () => {
  const prompts = imagePromptsOf('How to repair an old bicycle', 'en')
  const framings = prompts.map((prompt) => FRAMINGS.find((framing) => prompt.includes(framing)))
  expect(framings[0]).toBe('wide establishing view')
  expect(new Set(framings).size).toBeGreaterThanOrEqual(5)
  expect(prompts.filter((prompt) => prompt.startsWith('A cyclist on a bicycle'))).toHaveLength(1)
})

test('a day passes from the first scene to the last, unless the idea or the place tells the hour', () => {
  const prompts = imagePromptsOf('How to repair an old bicycle', 'en')
  expect(prompts[0]).toContain('clear morning light')
  expect(prompts.at(-1)).toContain('glowing evening light')
  for (const prompt of imagePromptsOf('A fox in a city at night', 'en')) {
    expect(prompt).not.toMatch(/morning|evening/)
  }
})

test('a history shows its subject as it looked then, and neither temples nor microscopes', () => {
  const prompts = imagePromptsOf('The history of the bicycle in ten inventions', 'en')
  expect(prompts[0]).toMatch(/^An antique bicycle,/)
  expect(prompts.at(-1)).toMatch(/^A modern bicycle,/)
  expect(prompts.join()).not.toMatch(/temple|microscope/)
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

test('what only the idea names is a noun phrase, with its article', () => {
  const ideas = [
    [
      'A lighthouse and a keeper lived near the sea',
      /^A (?:lighthouse|keeper)(?: keeper)?(?: and a (?:lighthouse|keeper))?,/,
    ],
    [
      'The fall of the Berlin Wall in 1989',
      /^(?:The fall|A person looking at the fall) of the Berlin Wall,/,
    ],
    ['How to descale a kettle', /^A (?:kettle|person looking at a kettle),/],
    [
      'A solar-powered backpack',
      /^A (?:solar-powered backpack|person looking at a solar-powered backpack)\b/,
    ],
  ] as const
  for (const [idea, phrase] of ideas) {
    for (const prompt of imagePromptsOf(idea, 'en')) expect(prompt, idea).toMatch(phrase)
  }
})

test('what has only an emoji for a name gets an article', () => {
  const prompts = imagePromptsOf('Una niña encuentra una botella en la playa', 'es')
  expect(prompts.join()).toMatch(/a bottle/)
  expect(prompts.join()).not.toMatch(/(?<!a )bottle with/i)
})

test('who a story begins with is seen first, also when only the idea names them', () => {
  const prompts = imagePromptsOf('A knight and a dragon became friends in a castle', 'en')
  expect(prompts[0]).toMatch(/^A knight\b/)
  expect(prompts.join()).not.toMatch(/person with a castle/i)
})
