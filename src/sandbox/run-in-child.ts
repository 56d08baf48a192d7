import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isOverdue } from './is-overdue.ts'

const LOOKS_PER_LIMIT = 10

export type ChildLimits = {
  /** The child is killed when it has computed for so long; see `isOverdue`. */
  timeoutMs: number
  /** Ceiling of the child's JavaScript heap. */
  heapMB: number
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
    execArgv: [`--max-old-space-size=${limits.heapMB}`, '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'json',
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
      const tookMs = performance.now() - startedMs
      if (!isOverdue(child.pid ?? 0, tookMs, limits.timeoutMs)) return
      const reason = `It took longer than ${limits.timeoutMs} ms.`
      settle(() => reject(new ChildDiedError(reason)))
    }, limits.timeoutMs / LOOKS_PER_LIMIT)
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
