/** How long the worker waits between two steps, in ms. */
export type Pace = {
  /** From the beginning of a vendor's job to the first question about it. */
  firstCheckMs: number
  /** From one question about a job to the next. */
  checkEveryMs: number
  /** Between any two questions about jobs of one account. */
  checkSpacingMs: number
  /** For a question and, when the clip is finished, its way into our storage. */
  checkLimitMs: number
  /** A vendor that has not delivered by then does not deliver any more. */
  vendorLimitMs: number
  /** For as long a vendor that takes no more calls is waited for. */
  queueLimitMs: number
  /** A call that takes longer than this is given up; a finished video may take as long as it needs. */
  callLimitMs: number
  /** A writer that hangs is given up sooner: the sample storyboard stands in. */
  writerLimitMs: number
  /** Before the first repeat of a failed call; doubled for each further one. */
  repeatDelayMs: number
}

/** The specification's numbers. */
export const PACE: Pace = {
  firstCheckMs: 180_000,
  checkEveryMs: 30_000,
  checkSpacingMs: 10_000,
  checkLimitMs: 6 * 60_000,
  vendorLimitMs: 30 * 60_000,
  queueLimitMs: 6 * 3_600_000,
  callLimitMs: 15 * 60_000,
  writerLimitMs: 2 * 60_000,
  repeatDelayMs: 1500,
}
