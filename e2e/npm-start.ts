import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))

export type Started = { url: string; said: string; stop: () => Promise<void> }

/** Starts the product as a user does, on a free port. @returns when it says that it is ready. */
export async function npmStart(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<Started> {
  const npm = spawn('npm', ['start'], {
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
    ...(await readiness(npm)),
    async stop() {
      npm.kill('SIGTERM')
      await once(npm, 'exit')
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

function readiness(npm: ChildProcess): Promise<{ url: string; said: string }> {
  return new Promise((resolve, reject) => {
    let said = ''
    npm.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const ready = /is ready: (\S+)/.exec(said)?.[1]
      if (ready) resolve({ url: ready, said })
    })
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)))
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
