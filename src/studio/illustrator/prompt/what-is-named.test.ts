import { expect, test } from 'vitest'
import { typePrompt } from '#contract/type-prompt.ts'
import { whatIsNamed } from './what-is-named.ts'

test.each([
  ['A lighthouse on a cliff, golden hour, warm palette, no text', []],
  ['A small robot walking through a city at night', []],
  ['A nurse beside a centrifuge in a laboratory, soft light', ['centrifuge']],
  ['Ein Leuchtturm neben einem Zeppelinhangar am Meer', ['zeppelinhangar']],
  ['A lighthouse and its constructor by the sea', ['constructor']],
  ['Un faro junto a un astrolabio en la playa', ['astrolabio']],
])('of %j what is missing in the picture is named', async (prompt, undrawn) => {
  expect(await whatIsNamed(prompt)).toEqual({ isAnything: true, undrawn })
})

test.each([
  'Adaptive immunity, flat colours, no text',
  'The concept of compound interest',
  'Adaptive immunity, in a laboratory with a microscope',
  'Die Bedeutung der Nachhaltigkeit',
])('%j names nothing that could be painted', async (prompt) => {
  expect(await whatIsNamed(prompt)).toMatchObject({ isAnything: false })
})

test('words that are to be set in type are no things to draw', async () => {
  const prompt = `${typePrompt('You throw your own cup on the wheel.')}, palette of teal`
  expect(await whatIsNamed(prompt)).toEqual({ isAnything: false, undrawn: [] })
})
