import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type SecretName = 'auth-secret' | 'operator-token'

/** A secret kept in the data folder: made up at the first call, readable by the owner only. */
export function keptSecret(dataFolder: string, name: SecretName): string {
  const file = join(dataFolder, name)
  const kept = readIfThere(file)
  if (kept) return kept
  // A power cut can leave a file without its content.
  if (kept === '') rmSync(file, { force: true })
  makeUp(file)
  return readFileSync(file, 'utf8')
}

/** The file appears whole, so that no other process reads half of it; the first of several counts. */
function makeUp(file: string): void {
  const whole = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(whole, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(whole, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(whole)
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
