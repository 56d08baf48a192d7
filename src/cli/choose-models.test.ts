import { expect, test } from 'vitest'
import type { OfferedModel } from '#contract/studio.ts'
import { chooseModels } from './choose-models.ts'

const PRICES = { create_storyboard: 10, generate_voice: 5, generate_image: 12, generate_video: 120 }
const model = (name: string, price: number): OfferedModel => ({
  name,
  label: name,
  price,
  isDefault: false,
  unsupportedVoices: {},
})
const STUDIO = {
  prices: PRICES,
  offered: {
    writer: [model('grok:grok-4.6', 10), model('grok:grok-4.3', 4), model('builtin', 0)],
    narrator: [model('builtin', 5)],
    illustrator: [model('ideogram:v3-turbo', 12), model('ideogram:v3-quality', 30)],
    animator: [model('builtin', 0)],
  },
}

test('without a wish all is made as the installation has it', () => {
  expect(chooseModels(STUDIO, {})).toEqual({ writer: undefined, choices: {}, prices: PRICES })
})

test('a vendor stands for its first model, a whole name for that one, each with its price', () => {
  const wishes = { storyboard: 'grok:grok-4.3', image: 'ideogram', clip: 'builtin' }
  expect(chooseModels(STUDIO, wishes)).toEqual({
    writer: 'grok:grok-4.3',
    choices: { illustrator: 'ideogram:v3-turbo', animator: 'builtin' },
    prices: { ...PRICES, create_storyboard: 4, generate_video: 0 },
  })
})

test('a model that is not connected is refused with those that are', () => {
  expect(() => chooseModels(STUDIO, { voice: 'elevenlabs' })).toThrow(
    '--models: elevenlabs makes no voice here. There is builtin. An admin connects others.',
  )
})
