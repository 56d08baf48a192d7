import { makeInstallation } from '#testing/make-installation.ts'
import { INSTALLED, makeDataFolder } from './npm-start.ts'

/** Before all tests: making a database takes longer than starting the product. */
export default async function install(): Promise<() => void> {
  const { dataFolder, remove } = makeDataFolder()
  await makeInstallation(dataFolder)
  process.env[INSTALLED] = dataFolder
  return remove
}
