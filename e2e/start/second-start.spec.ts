import { expect, test } from '@playwright/test'
import { makeDataFolder, npmStart } from '../npm-start.ts'

const SECOND_START_MAX_MS = 3000

// Here and not among the unit tests: nothing else runs beside it.
test('the second npm start is ready within 3 seconds', async () => {
  const { dataFolder, remove } = makeDataFolder()
  const first = await npmStart(dataFolder)
  await first.stop()

  const startedAt = performance.now()
  const second = await npmStart(dataFolder)
  const durationMs = performance.now() - startedAt
  await second.stop()
  remove()
  expect(durationMs).toBeLessThan(SECOND_START_MAX_MS)
})
