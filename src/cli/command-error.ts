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
