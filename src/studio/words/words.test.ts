import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WRITING_LANGUAGES, type WritingLanguage } from '#contract/options.ts'
import {
  anyLanguage,
  colours,
  concepts,
  conceptWordsIn,
  knowledgeIn,
  looks,
  motion,
  pattern,
  phrasesIn,
  pictureWordsIn,
  places,
  speech,
  subjects,
} from './read-words.ts'

const SORTS: Record<string, (language: WritingLanguage) => object> = {
  'concepts.json': conceptWordsIn,
  'knowledge.json': knowledgeIn,
  'phrases.json': phrasesIn,
  'pictures.json': pictureWordsIn,
}

test('each language has each file, each file each key, and none is read without a schema', () => {
  for (const language of WRITING_LANGUAGES) {
    const files = readdirSync(new URL(language, import.meta.url)).toSorted()
    expect(files, language).toEqual(Object.keys(SORTS))
    for (const [name, readIn] of Object.entries(SORTS)) {
      expect(keysOf(readIn(language)), `${language}/${name}`).toEqual(keysOf(readIn('en')))
    }
  }
  const shared = readdirSync(new URL('.', import.meta.url)).filter((one) => one.endsWith('.json'))
  const known = {
    'any-language': anyLanguage,
    colours,
    concepts,
    looks,
    motion,
    places,
    speech,
    subjects,
  }
  expect(shared.toSorted()).toEqual(Object.keys(known).map((name) => `${name}.json`))
  for (const readAll of Object.values(known)) expect(Object.keys(readAll())).not.toEqual([])
})

test('every language knows as much as English, says nothing twice and leaves no slot open', () => {
  for (const language of WRITING_LANGUAGES) {
    const knowledge = knowledgeIn(language)
    const lines = Object.values(knowledge).flatMap(({ facts, tips }) => [...facts, ...tips])
    expect(new Set(lines).size).toBe(lines.length)
    for (const [topic, { facts, tips }] of Object.entries(knowledgeIn('en'))) {
      const here = knowledge[topic]
      expect([here?.facts.length, here?.tips.length], `${language} ${topic}`).toEqual([
        facts.length,
        tips.length,
      ])
    }
    for (const line of lines) expect(line).toMatch(/^[^{}]*[.。]$/u)
  }
})

test('every concept has a name in every language, and its topic is known and has its places', () => {
  const all = Object.entries(concepts())
  expect(Object.keys(conceptWordsIn('en')).toSorted()).toEqual(all.map(([id]) => id).toSorted())
  for (const language of WRITING_LANGUAGES) {
    for (const [id] of all)
      expect(conceptWordsIn(language)[id], `${language} ${id}`).not.toEqual([])
  }
  const topics = Object.keys(knowledgeIn('en'))
  expect(Object.keys(places().topics).toSorted()).toEqual(topics.toSorted())
  for (const [id, { topic }] of all) if (topic !== null) expect(topics, id).toContain(topic)
  const { subjects: atHome, named, landmarks, weathers } = places()
  for (const id of Object.keys({ ...atHome, ...named, ...landmarks, ...weathers })) {
    expect(concepts()).toHaveProperty(id)
  }
})

test('every subject that has words has a kind', () => {
  expect(Object.keys(pictureWordsIn('en').subjects)).toEqual(Object.keys(subjects().kinds))
})

/** Where one pattern stands in another. */
const PLACES = /\{(?:audience|form|look)\}/gu

test('every pattern can be used', () => {
  for (const language of WRITING_LANGUAGES) {
    const { functionWords: _, percent: __, ...patterns } = phrasesIn(language)
    for (const one of textsOf(patterns)) {
      expect(() => pattern(one.replaceAll(PLACES, 'x')), one).not.toThrow()
    }
  }
  for (const one of textsOf([anyLanguage(), motion()]))
    expect(() => pattern(one), one).not.toThrow()
  const { homes, metres, unfitEmoji } = subjects()
  for (const { name } of [...homes, ...metres]) expect(() => pattern(name), name).not.toThrow()
  for (const one of unfitEmoji) expect(() => pattern(one), one).not.toThrow()
  for (const { seen } of looks().motions) expect(() => pattern(seen), seen).not.toThrow()
})

/** Every key down to the lists, which are as long as a language needs them. */
function keysOf(data: object): string[] {
  return Object.entries(data)
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? keysOf(value).map((inner) => `${key}.${inner}`)
        : [key],
    )
    .toSorted()
}

function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : []
}
