/** Ends a command with one clear line and a non-zero exit code. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CommandError'
  }
}
