import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { childEnvironment, SMALL_YOUNG_HEAP } from './child-environment.ts'
import { isOverdue, memoryOf } from './child-limits.ts'

/** Often enough that a child which takes memory as fast as it can is stopped before the machine feels it. */
const LOOK_EVERY_MS = 50
const MIB = 2 ** 20

export type ChildLimits = {
  /** The child is killed when it has computed for so long; see `isOverdue`. */
  timeoutMs: number
  /** Ceiling of the child's JavaScript heap. */
  heapMB: number
  /** The child is killed when it has taken more than this in all: its heap, and what decoders and encoders take. */
  memoryMB: number
  signal?: AbortSignal
  onProgress?: (done: number) => void
}

type Message<Output> =
  | { progress: number }
  | { output: Output }
  | { error: { name: string; message: string; details?: Record<string, unknown> } }

/** What a task threw, as it reached the parent; `details` carries its own enumerable fields. */
export class ChildTaskError extends Error {
  readonly taskErrorName: string
  readonly details: Record<string, unknown>
  constructor(name: string, message: string, details: Record<string, unknown>) {
    super(message)
    this.name = 'ChildTaskError'
    this.taskErrorName = name
    this.details = details
  }
}

/** The child ended without an answer: killed, out of memory, crashed or over its time. */
export class ChildDiedError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ChildDiedError'
  }
}

/**
 * Runs a task module (one that calls `serveTask`) in a process of its own, so that a crash, a leak or a
 * long computation costs one job and nothing else. Input and output are plain JSON; files travel by path.
 *
 * @throws ChildTaskError what the task threw; ChildDiedError when the process ended without an answer;
 *   the signal's reason when it was aborted.
 */
export async function runInChild<Input, Output>(
  taskModule: URL,
  input: Input,
  limits: ChildLimits,
): Promise<Output> {
  limits.signal?.throwIfAborted()
  const child = fork(fileURLToPath(taskModule), {
    execArgv: [
      `--max-old-space-size=${limits.heapMB}`,
      SMALL_YOUNG_HEAP,
      '--disable-warning=ExperimentalWarning',
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'json',
    env: childEnvironment(),
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000)
  })

  return await new Promise<Output>((resolve, reject) => {
    let settled = false
    const settle = (finish: () => void) => {
      if (settled) return
      settled = true
      clearInterval(watch)
      limits.signal?.removeEventListener('abort', onAbort)
      child.kill('SIGKILL')
      finish()
    }
    const onAbort = () => settle(() => reject(limits.signal?.reason as Error))
    const startedMs = performance.now()
    const watch = setInterval(() => {
      const reason = beyond(limits, child.pid ?? 0, performance.now() - startedMs)
      if (reason) settle(() => reject(new ChildDiedError(reason)))
    }, LOOK_EVERY_MS)
    limits.signal?.addEventListener('abort', onAbort, { once: true })
    child.on('error', (error) => settle(() => reject(error)))
    child.on('exit', (code, signal) =>
      settle(() =>
        reject(new ChildDiedError(`It ended with ${signal ?? `code ${code}`}. ${complaint}`)),
      ),
    )
    child.on('message', (message: Message<Output>) => {
      if ('progress' in message) limits.onProgress?.(message.progress)
      else if ('output' in message) settle(() => resolve(message.output))
      else {
        const { name, message: text, details } = message.error
        settle(() => reject(new ChildTaskError(name, text, details ?? {})))
      }
    })
    child.send(input as object)
  })
}

/** Which of its limits a child has passed, if any. */
function beyond(limits: ChildLimits, pid: number, tookMs: number): string | null {
  if (memoryOf(pid) > limits.memoryMB * MIB) {
    return `It took more than ${limits.memoryMB} MB of memory.`
  }
  if (isOverdue(pid, tookMs, limits.timeoutMs)) return `It took longer than ${limits.timeoutMs} ms.`
  return null
}
