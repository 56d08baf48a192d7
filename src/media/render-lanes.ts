/**
 * Cuts work into at most `lanes` runs of neighbours that take about equally long: neighbours share a
 * picture, which then is decoded once.
 */
export function shareOut<Item extends { frames: number }>(items: Item[], lanes: number): Item[][] {
  const total = items.reduce((sum, item) => sum + item.frames, 0)
  const runs: Item[][] = []
  let before = 0
  for (const item of items) {
    const lane = Math.floor(((before + item.frames / 2) * lanes) / total)
    ;(runs[lane] ??= []).push(item)
    before += item.frames
  }
  return runs.filter((run) => run.length > 0)
}

/** Adds up what several children have done, weighed by the time it takes, to one number that never falls. */
export class RenderProgress {
  readonly #report: ((done: number) => void) | undefined
  readonly #parts: { weight: number; done: number }[] = []
  #last = 0

  constructor(report: ((done: number) => void) | undefined) {
    this.#report = report
  }

  /** A part of the whole; all parts are named before the first reports. */
  part(weight: number): (done: number) => void {
    const part = { weight, done: 0 }
    this.#parts.push(part)
    return (done) => {
      part.done = Math.max(part.done, Math.min(1, done))
      this.#tell()
    }
  }

  #tell(): void {
    const whole = this.#parts.reduce((sum, part) => sum + part.weight, 0)
    const done = this.#parts.reduce((sum, part) => sum + part.weight * part.done, 0) / whole
    if (done <= this.#last) return
    this.#last = done
    this.#report?.(done)
  }
}
