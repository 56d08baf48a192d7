import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#database/embedded/free-port.ts'

const SUPERVISOR = fileURLToPath(new URL('../../src/supervisor/main.ts', import.meta.url))

export type OwnProduct = { url: string; dataFolder: string; processId: number }

/** The whole product on an empty data folder and a port of its own while `use` runs; nothing of it stays. */
export async function withOwnProduct<Result>(
  settings: Record<string, string>,
  use: (product: OwnProduct) => Promise<Result>,
): Promise<Result> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'reelwright-attack-'))
  // PostgreSQL's own account has to get in when this runs as root.
  chmodSync(dataFolder, 0o711)
  const port = await freePort()
  const supervisor = spawn(process.execPath, [SUPERVISOR], {
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(supervisor, 'exit')
  try {
    await new Promise<void>((resolve, reject) => {
      supervisor.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('is ready')) resolve()
      })
      supervisor.once('exit', (code) => reject(new Error(`The product ended with ${code}.`)))
    })
    return await use({
      url: `http://127.0.0.1:${port}`,
      dataFolder,
      processId: supervisor.pid ?? 0,
    })
  } finally {
    supervisor.kill('SIGTERM')
    await ended
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
