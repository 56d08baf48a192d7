import { expect, test } from 'vitest'
import { VIDEO_STYLES } from '#contract/options.ts'
import { looks } from '../../words/read-words.ts'
import { allConcepts } from '../../writer/lexicon/concepts.ts'
import { seededRandom } from '../paint/random.ts'
import { readPrompt } from './read-prompt.ts'

const { looks: LOOKS, framings: FRAMINGS } = looks()

const read = async (prompt: string) =>
  await readPrompt({ prompt, style: 'AUTO' }, seededRandom('test'))
const named = async (prompt: string) => (await read(prompt)).subjects.map(({ name }) => name)

test.each(VIDEO_STYLES)(
  'no look or framing of the writer for %s becomes a subject',
  async (style) => {
    for (const { light, palette, finish } of LOOKS[style]) {
      for (const framing of FRAMINGS) {
        const prompt = `A bicycle, on a hill, ${framing}, ${light}, palette of ${palette}, ${finish}, no text`
        const brief = await read(prompt)
        expect(brief.subjects.map(({ name }) => name)).toEqual(['emoji:bicycle'])
        expect(brief.setting).toBe('mountains')
        expect(brief.colours.length).toBeGreaterThanOrEqual(2)
      }
    }
  },
)

/** Weather, hours and landscapes are seen around things; a rainbow and the sun are in the sky. */
const SURROUNDINGS =
  /^(?:coral|forest|garden|mountain|ocean|beach|island|river|sun|sunrise|sunset|star|moon|space|volcano|night|morning|rainbow|sky|cloud|fog|storm|weather|winter|summer|pyramid|city|station|work)$/u

test.each(allConcepts().filter(({ id }) => !SURROUNDINGS.test(id)))(
  'the writer’s picture of $id is drawn: $picture',
  async ({ picture }) => {
    expect(await named(picture)).not.toEqual([])
  },
)

test('each framing of the writer is told from the others', async () => {
  const framings = await Promise.all(
    FRAMINGS.map(async (framing) => (await read(`A fox, in a forest, ${framing}`)).framing),
  )
  expect(framings).toEqual(['wide', 'close', 'medium', 'low', 'high', 'detail'])
})

test.each([
  ['Steam rising over a harbour', []],
  ['A lighthouse, inside a lamp room with a lantern', ['lighthouse']],
  ['A street market, screen print poster, camera pan, lens flare', []],
  ['A cup of coffee, on a kitchen table near the bed', ['cup']],
  ['An elephant, in a room with a lamp and a plant', ['emoji:elephant']],
  ['An artist palette and brush, on a desk', ['emoji:artist-palette']],
])('what only furnishes a place is not drawn: %s', async (prompt, subjects) => {
  expect(await named(prompt)).toEqual(subjects)
})

test.each([
  ['A lighthouse and a sailing ship, on a rocky coast', ['lighthouse', 'sailing-ship']],
  [
    'A bicycle and a microscope and a test tube, on a street',
    ['emoji:bicycle', 'emoji:microscope', 'emoji:test-tube'],
  ],
  ['A lighthouse and a brain, above dark waves', ['lighthouse', 'emoji:brain']],
  ['A cat and a cosy house, on a sofa', ['emoji:cat', 'house']],
  ['A sailboat and a bicycle, on a hill', ['sailboat', 'emoji:bicycle']],
])('everything that a prompt asks for is drawn: %s', async (prompt, subjects) => {
  expect(await named(prompt)).toEqual(subjects)
})

test.each([
  ['A train, on a wooden table by a window', 'desk'],
  ['An elephant, in a room with a lamp', 'room'],
  ['A child and a galaxy', 'space'],
  ['An elephant, on a hill under a wide sky with clouds', 'clouds'],
])('a hero never stands where it cannot be: %s', async (prompt, impossible) => {
  expect((await read(prompt)).setting).not.toBe(impossible)
})

test('no more than three things are drawn', async () => {
  expect(
    await named('A teapot, a cup of tea, a bowl, a lemon and a loaf of bread on a table'),
  ).toHaveLength(3)
})

test('what people do is drawn when it is named', async () => {
  expect(await named('A person meditating, in a garden')).toEqual([
    'emoji:person-in-lotus-position',
  ])
  expect(await named('A sleeping child in a bedroom')).toContain('emoji:person-in-bed')
})
