import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '#testing/postgres.ts'
import { jobs } from './jobs.ts'
import { openQueue } from './queue.ts'

test('a queue that is stopped amid its work complains of nothing', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { url } = await createTestDatabase()
  for (let round = 0; round < 5; round++) {
    const queue = await openQueue(url, 'worker')
    for (const name of Object.keys(jobs)) {
      await queue.work(name as keyof typeof jobs, 1, () => Promise.resolve())
    }
    await queue.stop()
  }
  expect(said.mock.calls).toEqual([])
})
