import { tmpdir } from 'node:os'
import { fc, runs } from '#testing/properties.ts'
import { expect, test } from 'vitest'
import { speakingTimeMs } from '#composition/speaking-time.ts'
import { VOICE_TAIL_MS } from '#contract/limits.ts'
import { AUDIENCES, VIDEO_STYLES, WRITING_LANGUAGES } from '#contract/options.ts'
import { fewestSceneCount, usualSceneCount } from '#contract/storyboard-plan.ts'
import { expectWellFormed, testWriter } from '../writer-compliance.ts'
import type { WriteRequest, WrittenStoryboard } from '../writer-provider.ts'
import { createBuiltinWriter } from './create-builtin-writer.ts'

testWriter('built-in', createBuiltinWriter)

const DURATIONS_S = Array.from({ length: 12 }, (_, at) => 15 * (at + 1))
const IDEAS = [
  'Why cats sleep so much',
  "The lighthouse keeper's last night",
  'Cómo preparar café de filtro en casa',
  'Les bienfaits d’une promenade le matin',
  'Eine smarte Trinkflasche, die ans Trinken erinnert',
  '猫はなぜこんなに眠るのか',
  'Tại sao mèo ngủ nhiều đến vậy',
  'A zither festival in Quxville with forty-two glass umbrellas and a very patient notary',
  'Choir rehearsal cancelled tonight',
  'Lost: grey cat near the station, call 555 0100',
  'Coffee vs tea',
  'Vorher und nachher: aus der Garage wird eine Werkstatt',
  '7 erreurs des débutants en course à pied',
  'Unser Café öffnet am Samstag mit gratis Kuchen, Hauptstraße 7, 8 bis 18 Uhr, Telefon 0316 555 010',
  'After 40 years our bakery on Mill Street closes for good on 31 March, call 555 0100 for a last loaf',
  'A little girl who wonders why the sea is salty',
  "An old fisherman rows out at dawn to the wreck of his father's boat, lights a lantern and waits until the fog lifts",
]

const requests = fc
  .record({
    idea: fc.oneof(
      fc.constantFrom(...IDEAS),
      fc.string({ minLength: 10, maxLength: 400, unit: 'grapheme' }),
    ),
    durationS: fc.constantFrom(...DURATIONS_S),
    style: fc.constantFrom(...VIDEO_STYLES),
    audience: fc.constantFrom(...AUDIENCES),
    aspectRatio: fc.constant('9/16' as const),
    language: fc.constantFrom(...WRITING_LANGUAGES),
  })
  .chain((idea) =>
    fc
      .integer({ min: fewestSceneCount(idea.durationS), max: usualSceneCount(idea.durationS) })
      .map((sceneCount): WriteRequest => ({ ...idea, sceneCount })),
  )

test('whatever the idea: durations add up, speech fits and fills its scene, nothing is said twice', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const storyboard = await write(request)
      expectWellFormed(storyboard, request.durationS)
      expect(storyboard.scenes).toHaveLength(request.sceneCount)
      expectSpeechFits(storyboard, request)
      expectNothingTwice(storyboard, request)
    }),
    { numRuns: runs(250), endOnFailure: true },
  )
})

test('every duration, style and language works for a known and for an unknown subject', async () => {
  for (const idea of [IDEAS[0] as string, IDEAS[7] as string]) {
    for (const style of VIDEO_STYLES) {
      for (const language of WRITING_LANGUAGES) {
        for (const durationS of DURATIONS_S) {
          const request = requestOf({ idea, style, language, durationS })
          const storyboard = await write(request)
          expectWellFormed(storyboard, durationS)
          expectSpeechFits(storyboard, request)
        }
      }
    }
  }
})

test('the same request is always written the same way', async () => {
  expect(await write(requestOf({}))).toEqual(await write(requestOf({})))
})

test('two ideas in one style, and two styles for one idea, share few sentences', async () => {
  const cats = sentencesOf(await write(requestOf({ idea: 'Why cats sleep so much' })))
  const stars = sentencesOf(await write(requestOf({ idea: 'How old is the light of the stars?' })))
  const told = sentencesOf(
    await write(requestOf({ idea: 'Why cats sleep so much', style: 'Storytelling' })),
  )
  expect(sharedPart(cats, stars)).toBeLessThan(0.35)
  expect(sharedPart(cats, told)).toBeLessThan(0.2)
})

test('the steps that an idea lists are told one by one, in its words', async () => {
  const idea =
    'How to change a flat tyre in four steps: remove the wheel, find the hole, patch it, pump it up. End by wishing good luck.'
  const { scenes } = await write(requestOf({ idea, style: 'Tutorial', durationS: 45 }))
  const told = scenes.map(({ voiceOverText }) => voiceOverText).join(' ')
  const steps = [
    'one: remove the wheel',
    'two: find the hole',
    'three: patch it',
    'four: pump it up',
  ]
  expect(told).toMatch(new RegExp(steps.map((step) => `Step ${step}\\.`).join('.*')))
  expect(told).not.toMatch(/luck/)
})

test('a story is told to its end, without what it is called, and closes with the words it wants', async () => {
  const idea =
    'A picture book for children: The owl Mathilda fears the dark. A firefly shows her the stars. In the end she falls asleep. End with: good night, little owl.'
  const { scenes } = await write(requestOf({ idea, style: 'Storytelling', audience: 'Children' }))
  const told = scenes.map(({ voiceOverText }) => voiceOverText)
  expect(told.join(' ')).toMatch(
    /[Tt]he owl Mathilda fears the dark.*A firefly shows her the stars/,
  )
  expect(told.join(' ')).not.toMatch(/picture book/)
  expect(told.at(-1)).toMatch(/In the end she falls asleep.*Good night, little owl\.$/)
  expect(scenes[0]?.imagePrompt).toMatch(/^An owl/)
})

test.each([
  [
    'en',
    "A shy girl finds a map in her grandmother's attic and follows it through the city until she reaches a garden that nobody has entered for a hundred years",
    /a map in her grandmother's attic\..*And follows it through the city until she reaches a garden that nobody has entered/i,
  ],
  [
    'de',
    'Ein alter Fischer rudert im Morgengrauen hinaus zum Wrack seines Vaters, zündet darüber eine Laterne an und wartet, bis der Nebel sich hebt',
    /Wrack seines Vaters\..*Zündet darüber eine Laterne an und wartet, bis der Nebel sich hebt\./,
  ],
  [
    'ja',
    '夜明けの港で老人が小さな舟を出し、霧の向こうの灯台へ静かに漕いでいく',
    /小さな舟を出し.*霧の向こうの灯台へ静かに漕いでいく。/,
  ],
] as const)(
  'a long sentence is told to its end, also without a full stop (%s)',
  async (language, idea, whole) => {
    for (const style of ['Cinematic', 'Storytelling'] as const) {
      for (const durationS of [30, 60]) {
        const { scenes } = await write(requestOf({ idea, style, language, durationS }))
        expect(scenes.map(({ voiceOverText }) => voiceOverText).join(' ')).toMatch(whole)
      }
    }
  },
)

test('an announcement ends with who to call, and news that nobody likes is no invitation', async () => {
  const opening = 'Our new coffee shop in Lisbon opens on Saturday, Rua Augusta 12, call 555 0100'
  for (const durationS of [15, 30, 90]) {
    expect((await told(opening, durationS)).at(-1)).toMatch(/Rua Augusta 12, call 555 0100\.$/)
    expect((await told('Lost: grey cat, call 555 0100', durationS)).at(-1)).toMatch(/555 0100\.$/)
    const cancelled = (await told('Choir rehearsal cancelled tonight', durationS)).join(' ')
    expect(cancelled).toMatch(/^Choir rehearsal cancelled tonight\./)
    expect(cancelled).not.toMatch(/welcome|invitation|[Gg]ood news/)
  }
})

test.each([30, 60])(
  'a comparison tells one side and the other, with what is known of each (%i s)',
  async (durationS) => {
    const scenes = await told('Coffee vs tea', durationS)
    expect(scenes[1]).toMatch(/^On one side: coffee\. .*offee/)
    expect(scenes[1]).not.toMatch(/\btea\b/)
    expect(scenes[2]).toMatch(/^On the other side: tea\. .*tea/)
  },
)

test('a before becomes an after', async () => {
  const scenes = await told('Before and after: how a messy garage became my workshop', 45)
  expect(scenes[1]).toMatch(/the before|how it was/)
  expect(scenes.at(-1)).toMatch(/the after|Here it is/)
})

test('mistakes are named before what to do instead, and what a list names are no steps', async () => {
  const scenes = (await told('3 mistakes people make when watering houseplants', 60)).join(' ')
  expect(scenes).toMatch(/Mistake one: .*Instead: .*Mistake two: .*Mistake three: /)
  const idea = '3 mistakes when baking bread: too little water, a cold oven, old yeast'
  const listed = await write(requestOf({ idea, style: 'Tutorial', durationS: 45 }))
  const texts = listed.scenes.map(({ voiceOverText }) => voiceOverText).join(' ')
  expect(texts).toMatch(/First: too little water\..*Second: a cold oven\..*Third: old yeast\./)
})

test('a word of grammar is no thing of another language', async () => {
  const idea = 'Why our practice offers free check-ups for under-18s this March; call 0113 555 0100'
  const { title, scenes } = await write(requestOf({ idea, style: 'Product Demo', durationS: 30 }))
  expect(title).not.toMatch(/^Our\b\W/)
  for (const { imagePrompt } of scenes) expect(imagePrompt).not.toMatch(/\bbear\b|0113/)
})

function requestOf(changes: Partial<WriteRequest>): WriteRequest {
  const durationS = changes.durationS ?? 60
  return {
    idea: 'Why cats sleep so much',
    durationS,
    sceneCount: usualSceneCount(durationS),
    style: 'Educational',
    audience: 'General Audience',
    aspectRatio: '16/9',
    language: 'en',
    ...changes,
  }
}

async function told(idea: string, durationS: number): Promise<string[]> {
  const { scenes } = await write(requestOf({ idea, durationS, style: 'Informative' }))
  return scenes.map(({ voiceOverText }) => voiceOverText)
}

async function write(request: WriteRequest): Promise<WrittenStoryboard> {
  const options = { folder: tmpdir(), signal: new AbortController().signal }
  return await createBuiltinWriter().write(request, options)
}

function expectSpeechFits({ scenes }: WrittenStoryboard, { language }: WriteRequest): void {
  for (const { voiceOverText, durationMs } of scenes) {
    const spokenMs = speakingTimeMs(voiceOverText, language)
    expect(spokenMs + VOICE_TAIL_MS, voiceOverText).toBeLessThanOrEqual(durationMs)
    expect(spokenMs / durationMs, voiceOverText).toBeGreaterThan(0.65)
  }
}

function expectNothingTwice(storyboard: WrittenStoryboard, { language }: WriteRequest): void {
  const sentences = sentencesOf(storyboard, language).filter((sentence) => sentence.length > 30)
  expect(new Set(sentences).size, sentences.join('\n')).toBe(sentences.length)
}

function sentencesOf({ scenes }: WrittenStoryboard, language = 'en'): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return scenes.flatMap(({ voiceOverText }) =>
    [...segmenter.segment(voiceOverText)].map(({ segment }) => segment.trim()),
  )
}

function sharedPart(some: string[], others: string[]): number {
  return some.filter((sentence) => others.includes(sentence)).length / some.length
}
