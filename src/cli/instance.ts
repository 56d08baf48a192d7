/** A running product as the command line reaches it. */
export type Instance = {
  url: string
  operatorToken: string
  /** Stops what was started for this command, and nothing else. */
  close: () => Promise<void>
}
