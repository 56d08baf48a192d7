import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyInstallation } from '#testing/copy-installation.ts'

/** The variable that names the data folder of which every installation of the tests begins as a copy. */
export const INSTALLED = 'INSTALLED_DATA_FOLDER'
export const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))

export type Started = { url: string; said: string; stop: () => Promise<void> }

/** Starts the product as a user does, on a free port. @returns when it says that it is ready. */
export async function npmStart(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<Started> {
  return await start(['npm', 'start'], dataFolder, settings)
}

/**
 * Starts an installation of its own, whose database is made already, by what `npm start` runs.
 * @returns when it says that it is ready; stopped, it is gone.
 */
export async function startInstallation(
  settings: Record<string, string> = {},
): Promise<Started & { dataFolder: string }> {
  const { dataFolder, remove } = makeDataFolder()
  await copyInstallation(process.env[INSTALLED] ?? '', dataFolder)
  const started = await start(['sh', 'bin/start'], dataFolder, settings)
  return {
    ...started,
    dataFolder,
    async stop() {
      await started.stop()
      remove()
    },
  }
}

async function start(
  [program = '', ...args]: string[],
  dataFolder: string,
  settings: Record<string, string>,
): Promise<Started> {
  const started = spawn(program, args, {
    cwd: PROJECT,
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      PORT: String(await freePort()),
      // Every test makes an account of its own, from one address.
      SIGN_IN_ATTEMPTS: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    ...(await readiness(started)),
    async stop() {
      started.kill('SIGTERM')
      await once(started, 'exit')
    },
  }
}

/** An empty data folder and its removal. */
export function makeDataFolder(): { dataFolder: string; remove: () => void } {
  const dataFolder = mkdtempSync(join(tmpdir(), 'reelwright-e2e-'))
  // PostgreSQL's own account has to get in when tests run as root.
  chmodSync(dataFolder, 0o711)
  return { dataFolder, remove: () => rmSync(dataFolder, { recursive: true, force: true }) }
}

function readiness(started: ChildProcess): Promise<{ url: string; said: string }> {
  return new Promise((resolve, reject) => {
    let said = ''
    started.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const ready = /is ready: (\S+)/.exec(said)?.[1]
      if (ready) resolve({ url: ready, said })
    })
    started.once('exit', (code) => reject(new Error(`The start ended with ${code}: ${said}`)))
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
