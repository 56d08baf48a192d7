import { expect, test } from 'vitest'
import { defaultVoiceFor, VOICES } from './voices.ts'

const LANGUAGES =
  'en es fr de it pt pl hi ar zh ja ko nl ru tr sv cs da fi el hu id no ro sk th uk vi bg hr fa he'

test('the catalogue has about 60 voices in the 32 languages', () => {
  expect(VOICES.length).toBeGreaterThanOrEqual(55)
  expect(VOICES.length).toBeLessThanOrEqual(65)
  expect([...new Set(VOICES.map((voice) => voice.language))]).toEqual(LANGUAGES.split(' '))
})

test('a voice says what it is called, how it sounds, and where its accent is from', () => {
  const facts = { id: 'en-daniel', name: 'Daniel', gender: 'male', language: 'en', country: 'GB' }
  expect(VOICES.find(({ id }) => id === 'en-daniel')).toEqual({
    ...facts,
    description: 'Authoritative, like the news',
    accent: 'British',
  })
  for (const { name, description, gender, country } of VOICES) {
    expect(name).not.toBe('')
    expect(description).not.toBe('')
    expect(['female', 'male']).toContain(gender)
    expect(country).toMatch(/^[A-Z]{2}$/)
  }
})

test('ids are unique and names are unique within a language', () => {
  expect(new Set(VOICES.map((voice) => voice.id)).size).toBe(VOICES.length)
  const names = VOICES.map((voice) => `${voice.language} ${voice.name}`)
  expect(new Set(names).size).toBe(VOICES.length)
})

test('Rachel is the default voice', () => {
  expect(VOICES[0]).toMatchObject({ id: 'en-rachel', name: 'Rachel', language: 'en' })
  expect(defaultVoiceFor('en').name).toBe('Rachel')
})

test("a language's first voice is its default, and an unknown language gets Rachel", () => {
  expect(defaultVoiceFor('vi').id).toBe('vi-sarah')
  expect(defaultVoiceFor('ja').id).toBe('ja-nicole')
  expect(defaultVoiceFor('xx').name).toBe('Rachel')
})
