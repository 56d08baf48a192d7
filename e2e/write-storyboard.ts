import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect } from './product.ts'

const SALT = [
  'Why the sea is salty.',
  'Rain washes a little salt out of the rocks, and rivers carry it down to the sea.',
  'The sun lifts the water into the sky again.',
  'The salt stays behind.',
  'A cup of sea water holds about a teaspoon of salt.',
  'Drinking it makes you thirstier than before.',
  'In warm and shallow bays people let the water dry and rake the salt together.',
  'It has paid for roads, for wars and for whole cities.',
  'Today we strew it on ice, and cook with a pinch of it.',
  'Boats love salty water, because it carries them better.',
  'In the Dead Sea even people float without swimming.',
  'There are lakes that are saltier than any sea, because no river leads out of them.',
  'So the rain, the rivers and the sun have salted your soup, too.',
  'And one day the rain will carry the salt of your soup back to the sea.',
  'It begins its long journey through rivers and clouds once more.',
]

/** An idea whose words fill most of so many seconds: 15, 30, 45 or more. */
export function saltySea(durationS: number): string {
  return SALT.slice(0, Math.ceil(durationS * 0.24)).join(' ')
}

const IDEA = {
  durationS: 15,
  style: 'Storytelling',
  audience: 'Children',
  aspectRatio: '16/9',
  language: 'en',
}

/** Has a storyboard of the shortest length written. @returns its id, once it is there. */
export async function writeStoryboard(
  request: APIRequestContext,
  changes: Partial<typeof IDEA> = {},
): Promise<string> {
  const id = randomUUID()
  const asked = { ...IDEA, ...changes }
  const response = await request.post('/api/v1/storyboards', {
    data: { id, idea: saltySea(asked.durationS), ...asked },
  })
  expect(response.ok(), await response.text()).toBe(true)
  await expect.poll(async () => (await request.get(`/api/v1/storyboards/${id}`)).status()).toBe(200)
  return id
}
