import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type SecretName = 'auth-secret' | 'operator-token'

/** A secret kept in the data folder: made up at the first call, readable by the owner only. */
export function keptSecret(dataFolder: string, name: SecretName): string {
  const file = join(dataFolder, name)
  const secret = randomBytes(32).toString('base64url')
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
