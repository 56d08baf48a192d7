import { expect, test } from 'vitest'
import { speakingTimeMs } from '#composition/speaking-time.ts'
import { LEAST_VIDEO_S, VOICE_TAIL_MS } from '#contract/limits.ts'
import {
  AUDIENCES,
  VIDEO_STYLES,
  WRITING_LANGUAGES,
  type WritingLanguage,
} from '#contract/options.ts'
import { fewestSceneCount, usualSceneCount } from '#contract/plan-cost.ts'
import { expectWellFormed } from '#providers/writer/writer-compliance.ts'
import type { WriteRequest, WrittenStoryboard } from '#providers/writer/writer-provider.ts'
import { fc, runs } from '#testing/properties.ts'
import { StudioRefusal } from '../studio-refusal.ts'
import { knowledgeIn } from '../words/read-words.ts'
import { writeStoryboard } from './write-storyboard.ts'

const DURATIONS_S = Array.from({ length: 12 }, (_, at) => 15 * (at + 1))
/** Own sentences of people, with what must never be lost: days, prices, numbers, names, addresses. */
const SENTENCES: Record<WritingLanguage, string[]> = {
  en: [
    'The dance of bees shows the others where the flowers are.',
    'Our watercolour class begins on Saturday at 10 am.',
    'It costs 45 euros, paper included.',
    'Come to 12 Mill Street, second floor.',
    'Write to anna@example.org or see https://example.org/class-7.',
    'Dr. Okafor of St. Mary’s taught 1,250 children in 1998.',
    'Start with the dough and keep it in the fridge.',
    'Add a spoon of honey!',
    'Did you know that vaccines train the immune system?',
    'Use a sharp knife, and show the guests how it is done.',
    'A film about the sea opens the festival.',
  ],
  es: [
    'La clase empieza el sábado a las 10 y cuesta 45 euros.',
    'Usa un cuchillo afilado para cortar el pan.',
    '¿Sabías que las abejas bailan?',
    'Estamos en la calle Mayor 7, 3.º izquierda.',
  ],
  fr: [
    'Le cours a lieu samedi à 10 h et coûte 45 euros.',
    'Ajoute une pincée de sel à la pâte.',
    'Rendez-vous au 12 rue des Lilas.',
    'Mme Girard répond au 01 55 50 10 10.',
  ],
  de: [
    'Der Kurs beginnt am Samstag, 12. Mai, um 10 Uhr.',
    'Er kostet 45 Euro, das Papier ist dabei.',
    'Die Hauptstraße 7 liegt gleich am Bahnhof.',
    'Verwende ein scharfes Messer und zeig es den Gästen.',
  ],
  ja: [
    '教室は土曜日の10時から始まります。',
    '参加費は45ユーロです。',
    'ミツバチは踊りで花の場所を伝えます。',
    'お電話は03-5550-1010まで。',
  ],
  vi: [
    'Lớp học bắt đầu lúc 10 giờ sáng thứ Bảy.',
    'Học phí là 45 euro, đã gồm giấy.',
    'Hãy thêm một thìa mật ong vào bột.',
    'Địa chỉ là số 12 phố Hàng Bạc.',
  ],
}

const told = fc.constantFrom(...WRITING_LANGUAGES).chain((language) =>
  fc.record({
    language: fc.constant(language),
    sentences: fc.shuffledSubarray(SENTENCES[language], { minLength: 3 }),
    separator: fc.constantFrom(language === 'ja' ? '' : ' ', '\n', '\n\n'),
    durationS: fc.constantFrom(60, 90, 120, 180),
    style: fc.constantFrom(...VIDEO_STYLES),
  }),
)

test('whatever is told: every own sentence is kept whole, in order, and nothing is added', async () => {
  await fc.assert(
    fc.asyncProperty(told, async ({ sentences, separator, ...changes }) => {
      const storyboard = await write(requestOf({ ...changes, idea: sentences.join(separator) }))
      const gap = changes.language === 'ja' ? '' : ' '
      expect(spokenIn(storyboard).join(gap)).toBe(sentences.join(gap))
    }),
    { numRuns: runs(200), endOnFailure: true },
  )
})

const requests = fc
  .record({
    idea: fc.oneof(
      fc.constantFrom(...Object.values(SENTENCES).flat(), 'Why cats sleep so much'),
      fc.string({ minLength: 10, maxLength: 600, unit: 'grapheme' }),
      fc.array(fc.constantFrom(...SENTENCES.en), { maxLength: 12 }).map((all) => all.join(' ')),
    ),
    beginning: fc.constant('idea' as const),
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

test('whatever the idea: it is refused with words, or speech fits and fills its scenes', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const storyboard = await writeOrRefuse(request)
      if (!storyboard) return
      expectWellFormed(storyboard, request.durationS)
      const lengths = storyboard.scenes.map(({ durationMs }) => durationMs)
      expect(lengths.length).toBeLessThanOrEqual(request.sceneCount)
      expect(lengths.reduce((total, ms) => total + ms, 0)).toBeGreaterThanOrEqual(
        LEAST_VIDEO_S * 1000,
      )
      for (const { voiceOverText, durationMs } of storyboard.scenes) {
        const spokenMs = speakingTimeMs(voiceOverText, request.language)
        expect(spokenMs + VOICE_TAIL_MS, voiceOverText).toBeLessThanOrEqual(durationMs)
        expect(durationMs, voiceOverText).toBeLessThan(spokenMs * 1.1 + VOICE_TAIL_MS + 200)
      }
    }),
    { numRuns: runs(200), endOnFailure: true },
  )
})

test('a class keeps its day, hour, price and address', async () => {
  const idea =
    'Learn to paint with watercolours on Saturday 10 am, 45 euros, at 12 Mill Street, Leeds. Bring nothing but time.'
  expect(spokenIn(await write(requestOf({ idea }))).join(' ')).toBe(idea)
})

test('a sign that an idea speaks of is kept', async () => {
  const idea = 'Ray Tomlinson chose the @ sign in 1971. Nobody had asked him to do it.'
  expect(spokenIn(await write(requestOf({ idea }))).join(' ')).toBe(idea)
})

test('the dance of bees tells of bees, and of nobody else who dances', async () => {
  const { bee } = knowledgeIn('en')
  const idea = 'The dance of bees'
  const storyboard = await write(requestOf({ idea, durationS: 60 }))
  const [own, ...facts] = sentencesIn(storyboard)
  expect(own).toBe(`${idea}.`)
  expect(facts.length).toBeGreaterThan(1)
  expect(bee?.facts).toEqual(expect.arrayContaining(facts))
  expect(facts).toContain('Honeybees tell each other the way to good flowers by dancing.')
})

test('what is on record about a subject is told after the idea, and no longer than there is something to say', async () => {
  const { cat } = knowledgeIn('en')
  const storyboard = await write(requestOf({ idea: 'Why cats sleep so much', durationS: 180 }))
  const [own, ...facts] = sentencesIn(storyboard)
  expect(own).toBe('Why cats sleep so much.')
  expect(facts).toEqual(cat?.facts)
  const totalMs = storyboard.scenes.reduce((total, { durationMs }) => total + durationMs, 0)
  expect(totalMs).toBeLessThan(40_000)
})

test('what is on record belongs to the subject, not to another sense of its word', async () => {
  for (const idea of [
    'A computer mouse that fits small hands',
    'The head of our company retires',
  ]) {
    const refusal = await refusalOf(requestOf({ idea }))
    expect(refusal, idea).toMatch(/^Your words fill \d s/)
  }
})

test.each([
  ['How vaccines teach the immune system', 'en', /^Your words fill 2 s, and a video needs 5 s\./],
  [
    'Three mistakes people make when watering houseplants',
    'en',
    /^The idea promises 3 things and does not name them\./,
  ],
  ['5 errores al hacer café', 'es', /^The idea promises 5 things/],
  ['コーヒーでよくある失敗5つ', 'ja', /^The idea promises 5 things/],
  ['كيف تعلّم اللقاحات جهاز المناعة أن يتعرف على المرض', 'en', /does not know the language/],
  ['Как вакцины учат иммунную систему узнавать болезнь', 'de', /does not know the language/],
  ['Aşılar bağışıklık sistemine hastalıkları nasıl tanıtır ve neden önemlidir', 'en', /language/],
  ['Warum die Katzen so viel schlafen und was sie dabei träumen', 'en', /does not translate/],
] as const)('%s is refused with what would help', async (idea, language, words) => {
  expect(await refusalOf(requestOf({ idea, language }))).toMatch(words)
})

test('more than fits into the length asked for is refused, never cut', async () => {
  const idea = SENTENCES.en.join(' ')
  const refusal = await refusalOf(requestOf({ idea, durationS: 15 }))
  expect(refusal).toMatch(/^Your words take \d\d s\. Choose a longer video or write less\.$/)
})

test('three things that are named are three things told', async () => {
  const idea =
    'Three mistakes people make when watering houseplants. They water by the calendar. They leave the pot in the wet. They forget the light.'
  expect(spokenIn(await write(requestOf({ idea }))).join(' ')).toBe(idea)
})

test('what is said to the writer is not told, and what only sounds like it is', async () => {
  const idea =
    'Please make a short video about our bakery on the corner. Told for children. Explain it to people who have never baked. Keep the tone of the video calm. Keep it warm and start with the crust. Add butter. End with: come and taste it.'
  expect(sentencesIn(await write(requestOf({ idea })))).toEqual([
    'Our bakery on the corner.',
    'Keep it warm and start with the crust.',
    'Add butter.',
    'Come and taste it.',
  ])
})

test('lists, wrapped lines and quotations are told as they are meant', async () => {
  const idea =
    '1. Mix the flour with\nwarm water.\n2) Wait for 3 hours.\n3. Bake it\n- 40 minutes at 230 degrees\nThen say: “It is done.”'
  expect(sentencesIn(await write(requestOf({ idea })))).toEqual([
    'Mix the flour with warm water.',
    'Wait for 3 hours.',
    'Bake it.',
    '40 minutes at 230 degrees.',
    'Then say: “It is done.”',
  ])
  const german = 'Der Muttertag naht.\n12. Mai ist sein Tag, und wir backen für alle eine Torte.'
  expect(spokenIn(await write(requestOf({ idea: german, language: 'de' }))).join(' ')).toContain(
    '12. Mai ist sein Tag',
  )
})

test('the same request is always written the same way', async () => {
  expect(await write(requestOf({}))).toEqual(await write(requestOf({})))
})

function requestOf(changes: Partial<WriteRequest>): WriteRequest {
  const durationS = changes.durationS ?? 60
  return {
    idea: 'Why cats sleep so much',
    beginning: 'idea',
    durationS,
    sceneCount: usualSceneCount(durationS),
    style: 'Educational',
    audience: 'General Audience',
    aspectRatio: '16/9',
    language: 'en',
    ...changes,
  }
}

async function write(request: WriteRequest): Promise<WrittenStoryboard> {
  return writeStoryboard(request)
}

async function writeOrRefuse(request: WriteRequest): Promise<WrittenStoryboard | null> {
  try {
    return await write(request)
  } catch (error) {
    expect(error).toBeInstanceOf(StudioRefusal)
    expect(error).toMatchObject({ message: expect.stringMatching(/\.$/) })
    return null
  }
}

async function refusalOf(request: WriteRequest): Promise<string> {
  const refusal = await write(request).then(
    (storyboard) => `Nothing was refused: ${spokenIn(storyboard).join(' ')}`,
    (error: Error) => error.message,
  )
  return refusal
}

function spokenIn({ scenes }: WrittenStoryboard): string[] {
  return scenes.map(({ voiceOverText }) => voiceOverText)
}

/** As the writer parted them: one a scene or several, with a space between. */
function sentencesIn(storyboard: WrittenStoryboard): string[] {
  return spokenIn(storyboard).flatMap((text) => text.split(/(?<=[.!?]["”]?) (?=[\p{Lu}\d])/u))
}
