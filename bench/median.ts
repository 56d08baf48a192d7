/** Works so often that one slow run does not count. */
const RUNS = 3

/** What a measurement answers in the middle one of three runs, each number for itself. */
export async function medians<Key extends string>(
  measure: (run: number) => Promise<Record<Key, number>>,
): Promise<Record<Key, number>> {
  const runs: Record<Key, number>[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(run))
  const [first] = runs
  if (!first) throw new Error('Nothing was measured.')
  const middle = (key: Key) =>
    runs.map((one) => one[key]).toSorted((one, other) => one - other)[Math.floor(RUNS / 2)]
  const keys = Object.keys(first) as Key[]
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as Record<Key, number>
}
