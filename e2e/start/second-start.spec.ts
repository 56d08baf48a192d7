import { expect, test } from '@playwright/test'
import { makeDataFolder, npmStart } from '../npm-start.ts'

// How long it takes is measured by `npm run bench -- start`.
test('the second npm start installs and builds nothing', async () => {
  const { dataFolder, remove } = makeDataFolder()
  const first = await npmStart(dataFolder)
  await first.stop()
  const second = await npmStart(dataFolder)
  await second.stop()
  remove()
  expect(second.said).not.toMatch(/Installing|Building/)
})
