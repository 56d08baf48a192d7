import { expect, test } from 'vitest'
import { writeStoryboard } from '../write-storyboard.ts'

async function imagePromptsOf(idea: string, language: 'en' | 'de' | 'ja'): Promise<string[]> {
  const { scenes } = await writeStoryboard({
    idea,
    durationS: 60,
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
