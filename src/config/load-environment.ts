import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { type Environment, parseEnvironment, SettingsError } from './environment.ts'
import { makeDataFolder } from './make-data-folder.ts'

export const PROJECT_FOLDER = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** EX_CONFIG of sysexits.h: starting again will not help. */
export const EXIT_BAD_SETTINGS = 78

/**
 * Reads `.env` and, with precedence, the process's own environment, and makes the data folder. On faults it
 * lists them and ends the process.
 */
export function loadEnvironment(): Environment {
  try {
    const environment = parseEnvironment({ ...readEnvFile(), ...process.env }, PROJECT_FOLDER)
    makeDataFolder(environment.DATA_DIR)
    return environment
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(
      ['These settings are wrong (README.md lists them all):', ...error.faults].join('\n  '),
    )
    process.exit(EXIT_BAD_SETTINGS)
  }
}

function readEnvFile(): Record<string, string | undefined> {
  const file = join(PROJECT_FOLDER, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}
