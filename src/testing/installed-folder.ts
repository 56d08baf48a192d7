import { mkdirSync } from 'node:fs'
import { inject } from 'vitest'
import { copyInstallation } from './copy-installation.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A data folder whose database was made, brought up to date and stopped, of this test's own. Call it inside the test. */
export async function installedFolder(folder = temporaryFolder()): Promise<string> {
  mkdirSync(folder, { recursive: true })
  await copyInstallation(inject('installedFolder'), folder)
  return folder
}
