import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect } from './product.ts'

const IDEA = {
  idea: 'Why the sea is salty, told for children who love boats',
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
  const response = await request.post('/api/v1/storyboards', {
    data: { id, ...IDEA, ...changes },
  })
  expect(response.ok(), await response.text()).toBe(true)
  await expect.poll(async () => (await request.get(`/api/v1/storyboards/${id}`)).status()).toBe(200)
  return id
}
