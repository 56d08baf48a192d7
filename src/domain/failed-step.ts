/**
 * A step of a generation that a fault of ours made fail. The message is for the person who waits, the
 * cause for the log.
 */
export class FailedStep extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'FailedStep'
  }
}
