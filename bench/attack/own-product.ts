import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keptSecret } from '#config/kept-secret.ts'
import { freePort } from '#database/embedded/cluster-record.ts'
import { findPostmaster, isRunning } from '#database/embedded/postmaster.ts'
import { childrenOf } from '#testing/children-of.ts'

const SUPERVISOR = fileURLToPath(new URL('../../src/supervisor/main.ts', import.meta.url))

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const POLL_MS = 50

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

/**
 * The whole product on an empty data folder and a port of its own while `use` runs; nothing of it stays, also when
 * the attack is told to stop.
 */
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
  const told = whenToldToStop(async () => {
    await stopSupervisor(supervisor)
    removeAtOnce(dataFolder)
  })
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
        await told.notYet()
        supervisor = startSupervisor(environment)
        await saysReady(supervisor)
      },
    })
  } finally {
    await told.notYet()
    told.forget()
    await stopSupervisor(supervisor)
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Ends this process when it is told to, once `stop` has put everything away. */
function whenToldToStop(stop: () => Promise<void>) {
  let isStopping = false
  const end = (signal: NodeJS.Signals) => {
    // The terminal tells npm, too, which passes it on.
    if (isStopping) return
    isStopping = true
    void stop().finally(() => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of STOPPING) process.on(signal, end)
  return {
    /** Where the attack goes on; never, once it was told to stop. */
    notYet: () => (isStopping ? new Promise<never>(() => undefined) : Promise.resolve()),
    /** Signals do again what they usually do. */
    forget() {
      for (const signal of STOPPING) process.off(signal, end)
    },
  }
}

/** Also one that an attack has stopped in its tracks. */
async function stopSupervisor(supervisor: ChildProcess): Promise<void> {
  if (supervisor.exitCode !== null || supervisor.signalCode !== null) return
  const ended = once(supervisor, 'exit')
  supervisor.kill('SIGCONT')
  supervisor.kill('SIGTERM')
  await ended
}

/**
 * Ends a PostgreSQL that its supervisor has left running, for the attack holds it as well or has killed the
 * supervisor, and removes the folder. Without a turn of the event loop in between, in which whoever holds the
 * database here would start it again.
 */
function removeAtOnce(dataFolder: string): void {
  const postmaster = findPostmaster(join(dataFolder, 'postgres'))
  if (postmaster !== null) {
    process.kill(postmaster, 'SIGQUIT')
    const clock = new Int32Array(new SharedArrayBuffer(4))
    while (isRunning(postmaster)) Atomics.wait(clock, 0, 0, POLL_MS)
  }
  rmSync(dataFolder, { recursive: true, force: true })
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
