import { expect, test } from 'vitest'
import { WRITING_LANGUAGES } from '#contract/options.ts'
import { loadKnowledge } from './languages.ts'

test('every language knows as much as English, says nothing twice and leaves no slot open', async () => {
  const english = await loadKnowledge('en')
  for (const language of WRITING_LANGUAGES) {
    const knowledge = await loadKnowledge(language)
    const lines = Object.values(knowledge).flatMap((topic) => Object.values(topic).flat())
    expect(new Set(lines).size).toBe(lines.length)
    for (const [topic, known] of Object.entries(english)) {
      for (const [kind, told] of Object.entries(known)) {
        const here = knowledge[topic as keyof typeof knowledge][kind as keyof typeof known]
        expect(here.length, `${language} ${topic} ${kind}`).toBe(told.length)
      }
    }
    for (const line of lines) expect(line).toMatch(/^[^{}]*[.。]$/u)
  }
})
