import { expect, test } from 'vitest'
import { WRITING_LANGUAGES } from '#contract/options.ts'
import { loadFrames } from '../frames/languages.ts'
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

test('frames have alternatives at every place, whole sentences and known slots only', async () => {
  for (const language of WRITING_LANGUAGES) {
    const frames = await loadFrames(language)
    const { styles, universal, inquiries, invitations, reminders } = frames
    for (const { hooks, develop, closes } of Object.values(styles)) {
      expect([hooks.length, develop.length, closes.length]).toEqual([3, 10, 3])
      for (const place of develop) expect(new Set(place).size).toBe(2)
      for (const frame of [...hooks, ...develop.flat(), ...closes]) {
        expect(frame).toMatch(/[.!?。！？]$/u)
        expect(frame.replace(/\{[stcSTC]\}/gu, '')).not.toMatch(/[{}]/u)
      }
    }
    expect(new Set([...universal, ...inquiries]).size).toBe(26)
    expect(new Set(invitations.flat()).size).toBe(20)
    for (const reminder of reminders) expect(reminder).toMatch(/\{i\}[.。]$/u)
    for (const repeat of [...frames.repeats, ...frames.notes])
      expect(repeat).toMatch(/\{i\}[.。]$/iu)
    expect([frames.repeats.length, frames.notes.length, frames.answers.length]).toEqual([3, 2, 3])
    for (const answer of frames.answers) expect(answer).toMatch(/\{i\}.*[.?。]$/u)
  }
})

test('every tip of a topic whose mistakes are known has a mistake that it is against', async () => {
  for (const language of WRITING_LANGUAGES) {
    const { mistakes } = await loadFrames(language)
    const knowledge = await loadKnowledge(language)
    expect([mistakes.numbers.length, mistakes.general.length]).toEqual([10, 10])
    for (const [topic, known] of Object.entries(mistakes.known)) {
      const { tips } = knowledge[topic as keyof typeof knowledge]
      expect(known.length, `${language} ${topic}`).toBe(tips.length)
    }
  }
})
