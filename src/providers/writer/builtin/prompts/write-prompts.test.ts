import { expect, test } from 'vitest'
import type { WritingLanguage } from '#contract/options.ts'
import { writeStoryboard } from '../write-storyboard.ts'

async function imagePromptsOf(idea: string, language: WritingLanguage): Promise<string[]> {
  const { scenes } = await writeStoryboard({
    idea,
    durationS: 60,
    sceneCount: 6,
    style: 'Storytelling',
    audience: 'General Audience',
    aspectRatio: '9/16',
    language,
  })
  return scenes.map(({ imagePrompt }) => imagePrompt)
}

test('image prompts name the subject first, in English whatever the language', async () => {
  const ideas = [
    ["The lighthouse keeper's last night", 'en'],
    ['Die letzte Nacht des Leuchtturmwärters', 'de'],
    ['灯台守の最後の夜', 'ja'],
  ] as const
  for (const [idea, language] of ideas) {
    for (const prompt of await imagePromptsOf(idea, language)) {
      expect(prompt).toMatch(/^A lighthouse\b/)
      expect(prompt).toMatch(/^[\x20-\x7E]+$/)
    }
  }
})

test('every scene has a picture of its own, and all share one palette', async () => {
  const prompts = await imagePromptsOf("The lighthouse keeper's last night", 'en')
  expect(new Set(prompts).size).toBe(prompts.length)
  const palettes = prompts.map(
    (prompt) => /palette of [^,]+(?:, [a-z ]+ and [^,]+)?/.exec(prompt)?.[0],
  )
  expect(new Set(palettes).size).toBe(1)
  expect(palettes[0]).toBeDefined()
})

test('the hour and the weather of an idea are the scenery of every scene, around its subject', async () => {
  const ideas = [
    ['A lighthouse in the fog at night', 'en', /^A lighthouse\b/, /in thick fog at night/],
    ['Un phare dans le brouillard la nuit', 'fr', /^A lighthouse\b/, /in thick fog at night/],
    ['夜の灯台と霧', 'ja', /^A lighthouse\b/, /in thick fog at night/],
    ['Ein Fahrrad im Regen', 'de', /^A bicycle\b/, /in falling rain/],
    ['Un perro bajo la lluvia', 'es', /^A dog\b/, /in falling rain/],
    ['Lợi ích của đi bộ buổi sáng', 'vi', /^A person walking\b/, /in the morning/],
  ] as const
  for (const [idea, language, subject, scenery] of ideas) {
    for (const prompt of await imagePromptsOf(idea, language)) {
      expect(prompt).toMatch(subject)
      expect(prompt).toMatch(scenery)
    }
  }
})

test('at night no scene shows the sun, dawn or dusk', async () => {
  for (const prompt of await imagePromptsOf('A fox in a city at night', 'en')) {
    expect(prompt).toMatch(/^A fox\b.* at night, /)
    expect(prompt).toContain('soft moonlight')
    expect(prompt).not.toMatch(/\b(?:sun|sunny|dawn|dusk|sunset|sunrise|evening)\b/)
  }
})

test('an unknown thing is the subject before the weather around it', async () => {
  for (const prompt of await imagePromptsOf('A zither in the rain', 'en')) {
    expect(prompt).toMatch(/^Zither\b.* in falling rain/)
  }
})
