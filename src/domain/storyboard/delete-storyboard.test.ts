import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/test-server.ts'

test('nobody deletes a storyboard without being signed in', async () => {
  const server = await openTestServer()
  const answer = await server.fetch(`/api/v1/storyboards/${randomUUID()}`, { method: 'DELETE' })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ message: 'User not authenticated' })
})
