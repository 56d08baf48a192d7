import { performance } from 'node:perf_hooks'
import { makeDataFolder, npmStart } from '../e2e/npm-start.ts'

/** From `npm start` to 'ready', on a data folder that has been started once. Seconds of wall time. */
export async function benchStart(): Promise<Record<string, number>> {
  const { dataFolder, remove } = makeDataFolder()
  await (await npmStart(dataFolder)).stop()
  const start = performance.now()
  const second = await npmStart(dataFolder)
  const secondS = (performance.now() - start) / 1000
  await second.stop()
  remove()
  return { 'start.secondWallS': Math.round(secondS * 100) / 100 }
}
