/** The value below which `percent` percent of the values lie. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))
  return Math.round((sorted[index] ?? Number.NaN) * 10) / 10
}
