import { flushCompileCache } from 'node:module'

/**
 * The child's half of `runInChild`: takes one input, answers once, and ends.
 * It also ends when its parent does, so that a killed worker leaves nothing running.
 */
export function serveTask<Input, Output>(
  task: (input: Input, onProgress: (done: number) => void) => Promise<Output>,
): void {
  if (!process.send) throw new Error('A task module runs in a child process, through runInChild.')
  process.on('disconnect', () => process.exit(1))
  process.once('message', (input) => {
    task(input as Input, (progress) => process.send?.({ progress })).then(
      (output) => answer({ output }),
      (error: unknown) => answer({ error: described(error) }),
    )
  })
}

/** The parent ends this process as soon as it is answered; what was compiled is kept for the next of its kind. */
function answer(message: object): void {
  flushCompileCache()
  process.send?.(message)
}

function described(error: unknown) {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  return {
    name: error.name,
    message: error.message,
    details: Object.fromEntries(Object.entries(error)),
  }
}
