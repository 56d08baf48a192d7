import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { SMALL_YOUNG_HEAP } from '#sandbox/child-environment.ts'
import { STOP_WITHIN_MS } from './supervised.ts'

const REMEMBER_PACKAGES = new URL('../config/remember-packages.ts', import.meta.url).href
/** Over the time that the child has for itself. */
const KILL_AFTER_MS = 2000
/** Waits before the first, second, … start after an end; the last one repeats. */
const BACKOFF_MS = [0, 250, 500, 1000, 2000, 5000]
const STABLE_AFTER_MS = 3000
const FIRST_STARTS = 2
const LISTEN_EVERY_MS = 2000
/** Counted in turns of our own, not in time: a machine that slept has silenced both sides. */
const SILENT_TURNS_MAX = 10
/** Until it is ready nothing is heard of it: a minute for what takes seconds. */
const START_TURNS_MAX = 30

/** Hears lines that are for who runs the product. */
export type Say = (lines: string) => void

export type Kept = {
  /** Resolves when it works for the first time, rejects when it cannot be started at all. */
  ready: Promise<void>
  stop: () => Promise<void>
  /** Ends a stop that is under way; what was under way in the child is taken up at the next start. */
  stopNow: () => void
}

/**
 * Runs a module as a child process and starts it again whenever it ends, is not ready in time, or no longer answers.
 * @param hopelessExitCode the child's way of saying that another start will not help.
 * @param say hears what the child prints and what became of it; left out: it is printed.
 */
export function keepRunning(
  name: keyof typeof STOP_WITHIN_MS,
  module: string,
  env: NodeJS.ProcessEnv,
  hopelessExitCode: number,
  say?: Say,
): Kept {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const output = say ? 'pipe' : 'inherit'
  const tell = say ?? console.error
  let child: ChildProcess | null = null
  let everReady = false
  let stopping = false
  let endsInARow = 0

  function start(): void {
    const startedAt = Date.now()
    // A process group of its own: Ctrl-C in the terminal reaches the supervisor alone, which ends all in order.
    const started = fork(module, {
      env,
      execArgv: [...process.execArgv, SMALL_YOUNG_HEAP, '--import', REMEMBER_PACKAGES],
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    })
    child = started
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => say?.(chunk.toString().trimEnd()))
    }
    let silentTurns = 0
    let isReady = false
    const listening = setInterval(() => {
      if (stopping || ++silentTurns < (isReady ? SILENT_TURNS_MAX : START_TURNS_MAX)) return
      tell(`The ${name} ${isReady ? 'does not answer' : 'does not get ready'}; it is ended.`)
      started.kill('SIGKILL')
    }, LISTEN_EVERY_MS)
    child.on('message', (message) => {
      silentTurns = 0
      if (message !== 'ready') return
      isReady = true
      everReady = true
      resolve()
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(listening)
      if (stopping) return
      endsInARow = Date.now() - startedAt > STABLE_AFTER_MS ? 0 : endsInARow + 1
      void again(code, signal)
    })
  }

  async function again(code: number | null, signal: string | null): Promise<void> {
    const how = `The ${name} ended with ${signal ?? `code ${code}`}`
    if (!everReady && (code === hopelessExitCode || endsInARow >= FIRST_STARTS)) {
      reject(new Error(`${how} and cannot be started.`))
      return
    }
    tell(`${how}; starting it again.`)
    await pause(BACKOFF_MS[Math.min(endsInARow, BACKOFF_MS.length) - 1] ?? 0)
    if (!stopping) start()
  }

  async function stop(): Promise<void> {
    stopping = true
    const running = child
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill('SIGTERM')
    const limitMs = STOP_WITHIN_MS[name] + KILL_AFTER_MS
    const force = setTimeout(() => running.kill('SIGKILL'), limitMs)
    await ended
    clearTimeout(force)
  }

  start()
  return { ready, stop, stopNow: () => void child?.kill('SIGKILL') }
}
