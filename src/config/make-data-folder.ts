import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingsError } from './environment.ts'

/** Makes the data folder unless it is there, and tries to write into it. @throws SettingsError */
export function makeDataFolder(folder: string): void {
  try {
    makeWithParents(folder)
    // Always the same name: what a kill leaves here goes with the next start.
    const probe = join(folder, '.written')
    writeFileSync(probe, '')
    rmSync(probe, { force: true })
  } catch (error) {
    throw new SettingsError([
      `DATA_DIR: must be a folder that can be written (it is "${folder}"): ${(error as Error).message}`,
    ])
  }
}

/** One by one: Node's recursive way never returns where the kernel makes no folders, as in /proc. */
function makeWithParents(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })) return
  makeWithParents(dirname(folder))
  try {
    // Others may pass through (PostgreSQL's account does) but not look around.
    mkdirSync(folder, { mode: 0o711 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
