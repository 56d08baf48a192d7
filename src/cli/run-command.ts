const EXIT_FAILED = 1
const EXIT_INTERRUPTED = 130

/** Runs a command to its exit code: what goes wrong is one clear line. */
export async function runCommand(command: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const interrupt = new AbortController()
  // Every one is caught, not only the first: npm passes on what the terminal has sent already, and a second
  // signal would end this process before it has stopped what it started.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interrupt.abort(new CommandError('Stopped.')))
  }
  try {
    await command(interrupt.signal)
  } catch (error) {
    const line = oneLine(error)
    console.error(interrupt.signal.aborted && !line.startsWith('Stopped.') ? 'Stopped.' : line)
    process.exitCode = interrupt.signal.aborted ? EXIT_INTERRUPTED : EXIT_FAILED
  }
}

function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll(/\s*\n\s*/g, ' ')
}

type Details = {
  /** What to do now, said behind the reason. */
  advice?: string
  /** It names the disk that keeps a file from being written. */
  isOfDisk?: boolean
}

/** Ends a command with one clear line and a non-zero exit code. */
export class CommandError extends Error {
  readonly advice: string
  readonly isOfDisk: boolean

  constructor(reason: string, { advice = '', isOfDisk = false }: Details = {}) {
    super(advice ? `${reason} ${advice}` : reason)
    this.name = 'CommandError'
    this.advice = advice
    this.isOfDisk = isOfDisk
  }
}
