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
