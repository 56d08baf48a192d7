import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keptSecret } from '#config/kept-secret.ts'
import { freePort } from '#database/embedded/free-port.ts'
import { childrenOf } from '#testing/children-of.ts'

const SUPERVISOR = fileURLToPath(new URL('../../src/supervisor/main.ts', import.meta.url))

export type OwnProduct = {
  url: string
  dataFolder: string
  operatorToken: string
  /** Process ids of what runs now, by the room whose main.ts it is. */
  processIds: (room: 'server' | 'worker') => number[]
  /** To the supervisor alone. */
  signal: (name: NodeJS.Signals) => void
  /** SIGKILL for the supervisor alone; then the same start again. */
  killAndStartAgain: () => Promise<void>
}

/** The whole product on an empty data folder and a port of its own while `use` runs; nothing of it stays. */
export async function withOwnProduct<Result>(
  settings: Record<string, string>,
  use: (product: OwnProduct) => Promise<Result>,
): Promise<Result> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'reelwright-attack-'))
  // PostgreSQL's own account has to get in when this runs as root.
  chmodSync(dataFolder, 0o711)
  const port = await freePort()
  const environment = { ...process.env, DATA_DIR: dataFolder, PORT: String(port), ...settings }
  let supervisor = startSupervisor(environment)
  try {
    await saysReady(supervisor)
    return await use({
      url: `http://127.0.0.1:${port}`,
      dataFolder,
      operatorToken: keptSecret(dataFolder, 'operator-token'),
      processIds: (room) => childrenOf(supervisor.pid ?? 0, `/src/${room}/main.ts`),
      signal: (name) => void supervisor.kill(name),
      async killAndStartAgain() {
        const ended = once(supervisor, 'exit')
        supervisor.kill('SIGKILL')
        await ended
        supervisor = startSupervisor(environment)
        await saysReady(supervisor)
      },
    })
  } finally {
    if (supervisor.exitCode === null && supervisor.signalCode === null) {
      const ended = once(supervisor, 'exit')
      supervisor.kill('SIGTERM')
      await ended
    }
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

function startSupervisor(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [SUPERVISOR], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

function saysReady(supervisor: ChildProcess): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    supervisor.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('is ready')) resolve()
    })
    supervisor.once('exit', (code) => reject(new Error(`The product ended with ${code}.`)))
  })
}
