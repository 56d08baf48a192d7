import { expect, test } from 'vitest'
import { neededMs } from '#composition/shorten-to-fit.ts'
import { ProviderError } from '../../provider-error.ts'
import type { Message } from '../prompt/write-prompt.ts'
import type { WriteRequest } from '../writer-provider.ts'
import { writeChecked } from './write-checked.ts'

const SENTENCE =
  'The octopus has three hearts, and two of them rest whenever it swims through the open sea.'
const LOOK = 'Soft watercolour, morning light.'
const REQUEST: WriteRequest = {
  idea: 'Octopuses have three hearts.',
  beginning: 'idea',
  durationS: 15,
  style: 'Educational',
  audience: 'General Audience',
  aspectRatio: '9/16',
  language: 'en',
  sceneCount: 2,
}

const scene = (voiceOverText = SENTENCE) => ({
  voiceOverText,
  imagePrompt: 'An octopus',
  videoPrompt: 'Push in.',
  emphasis: 'three hearts',
})
const draft = (scenes: object[] = [scene(), scene()]) => ({
  title: 'Three hearts',
  description: 'Why it crawls.',
  look: LOOK,
  cast: [],
  scenes,
})

type Step = string | object | Error

/** A model that answers so, one answer a call. */
async function writing(steps: Step[], changes: Partial<WriteRequest> = {}) {
  const asked: Message[][] = []
  const outcome = await writeChecked('Acme', { ...REQUEST, ...changes }, (messages) => {
    const step = steps[asked.push(messages) - 1] ?? ''
    if (step instanceof Error) return Promise.reject(step)
    const isCut = typeof step === 'string' && step.startsWith('{"cut')
    return Promise.resolve({ text: typeof step === 'string' ? step : JSON.stringify(step), isCut })
  }).catch((error: unknown) => error as ProviderError)
  return { outcome, calls: asked.length, sentBack: asked[1]?.at(-1)?.content ?? '' }
}

test('what is right is taken at once; scenes are as long as what they say', async () => {
  const { outcome, calls } = await writing([draft()])
  expect(calls).toBe(1)
  const durationMs = neededMs(SENTENCE, 'en')
  expect(outcome).toMatchObject({
    title: 'Three hearts',
    scenes: [{ ...scene(), durationMs }, { durationMs }],
  })
})

test('a storyboard in a code block between polite words is found', async () => {
  const { outcome, calls } = await writing([
    `Sure!\n\`\`\`json\n${JSON.stringify(draft())}\n\`\`\``,
  ])
  expect(outcome).toMatchObject({ title: 'Three hearts' })
  expect(calls).toBe(1)
})

test('what is too long is sent back once, with what is wrong', async () => {
  const long = scene(`${SENTENCE} `.repeat(4).trim())
  const { outcome, calls, sentBack } = await writing([draft([long, long]), draft()])
  expect(calls).toBe(2)
  expect(sentBack).toMatch(/take \d+ seconds to say; at most 15/)
  expect(outcome).toMatchObject({ scenes: [scene(), scene()] })
})

test('what is still too long is trimmed at a sentence, without a third call', async () => {
  const long = draft([scene(`${SENTENCE} ${SENTENCE} ${SENTENCE}`), scene()])
  const { outcome, calls } = await writing([long, long])
  expect(calls).toBe(2)
  const { scenes } = outcome as unknown as {
    scenes: { durationMs: number; voiceOverText: string }[]
  }
  expect(scenes.map(({ voiceOverText }) => voiceOverText)).toEqual([SENTENCE, SENTENCE])
  expect(scenes.reduce((total, { durationMs }) => total + durationMs, 0)).toBeLessThanOrEqual(
    15_000,
  )
})

test('a scene without a sentence that can be left out is no storyboard', async () => {
  const endless = draft([scene(SENTENCE.replace('.', ' and').repeat(5)), scene()])
  const { outcome, calls } = await writing([endless, endless])
  expect(calls).toBe(2)
  expect(outcome).toMatchObject({
    kind: 'unavailable',
    told: { code: 'model-answer-no-storyboard' },
  })
})

test('surplus scenes are sent back, then joined; too few are sent back, then taken', async () => {
  const short = 'It has three hearts.'
  const three = draft([scene(short), scene(short), scene()])
  const joined = await writing([three, three])
  expect(joined.sentBack).toContain('There are 3 scenes; write at most 2.')
  expect(joined.outcome).toMatchObject({
    scenes: [{ voiceOverText: `${short} ${short}` }, { voiceOverText: SENTENCE }],
  })
  const one = draft([scene()])
  const few = await writing([one, one], { sceneCount: 4 })
  expect(few.sentBack).toContain('There are only 1 scenes; write 4.')
  expect(few.outcome).toMatchObject({ scenes: [{ voiceOverText: SENTENCE }] })
})

test.each<[string, Step[], string]>([
  ['an empty scene', [draft([scene(' '), scene()])], 'Scene 1 has no "voiceOverText".'],
  ['no scenes', [draft([])], 'There are only 0 scenes; write 2.'],
  ['JSON of another shape', [{ story: [] }], 'not as asked for, at "scenes"'],
  ['half a JSON object', ['{"title": "Three'], 'not one JSON object'],
  ['an answer that was cut', ['{"cut": '], 'was cut off'],
])('%s is sent back; never half a storyboard', async (_, [wrong = ''], problem) => {
  const repaired = await writing([wrong, draft()])
  expect(repaired.sentBack).toContain(problem)
  expect(repaired.outcome).toMatchObject({ title: 'Three hearts' })
  const { outcome, calls } = await writing([wrong, wrong])
  expect(calls).toBe(2)
  expect(outcome).toBeInstanceOf(ProviderError)
})

test('a polite sentence in the place of JSON is a refusal, in those words and for one call', async () => {
  const { outcome, calls } = await writing(['I can’t help with that.'])
  expect(calls).toBe(1)
  expect(outcome).toMatchObject({
    kind: 'refused',
    told: { code: 'vendor-says', values: { vendor: 'Acme', text: 'I can’t help with that.' } },
  })
})

test('when the second call fails, the first answer is trimmed; without one, nothing begins anew', async () => {
  const busy = new ProviderError('busy', { code: 'vendor-busy', values: { vendor: 'Acme' } })
  const long = draft([scene(`${SENTENCE} ${SENTENCE} ${SENTENCE}`), scene()])
  expect((await writing([long, busy])).outcome).toMatchObject({ scenes: [scene(), scene()] })
  expect((await writing(['{', busy])).outcome).toMatchObject({ kind: 'unavailable' })
  const lost = new Error('socket hang up')
  expect((await writing(['{', lost])).outcome).toBe(lost)
})

const ARTICLE = 'The octopus has three hearts. It lives for 2,500 days in water of 4.5 °C.'
const ofText = { beginning: 'text' as const, idea: ARTICLE }

test('a figure that the text does not have is sent back; the same one in other marks is not', async () => {
  const right = draft([scene(`${SENTENCE} It lives for 2.500 days at 4,5 degrees.`)])
  expect((await writing([right], ofText)).calls).toBe(1)
  const wrong = draft([scene('It lives for 3,000 days, three hearts or not.')])
  const { calls, sentBack } = await writing([wrong, right], ofText)
  expect(calls).toBe(2)
  expect(sentBack).toContain('The material does not say 3,000')
  expect((await writing([wrong, right], { sceneCount: 1 })).sentBack).not.toContain('3,000')
})

test('a video from a text is as short as what the text says', async () => {
  const short = draft([scene('It has three hearts.')])
  const { outcome, calls } = await writing([short], { ...ofText, durationS: 180, sceneCount: 18 })
  expect(calls).toBe(1)
  expect(outcome).toMatchObject({ scenes: [{ voiceOverText: 'It has three hearts.' }] })
  const none = await writing([draft([]), draft([])], ofText)
  expect(none.sentBack).toContain('There are only 0 scenes')
  expect(none.outcome).toMatchObject({ kind: 'unavailable' })
})

test('a model that says nothing twice wrote nothing', async () => {
  expect(await writing(['', ''])).toMatchObject({ outcome: null, calls: 2 })
})

test('a script is kept word for word and as long as it is; look and cast are handed on beside it', async () => {
  const script = ['A first line that was brought.', 'A second one.']
  const company = { imagePrompt: 'Octo swims', videoPrompt: 'Push in.', emphasis: 'never said' }
  const cast = [{ name: 'Octo', description: 'a red octopus' }]
  const { outcome, calls } = await writing([{ ...draft([company, company]), cast }], {
    beginning: 'script',
    script,
  })
  expect(calls).toBe(1)
  expect(outcome).toMatchObject({
    look: LOOK,
    cast,
    scenes: [
      { voiceOverText: script[0], imagePrompt: 'Octo swims', emphasis: '' },
      { voiceOverText: script[1] },
    ],
  })
})
