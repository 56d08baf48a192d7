/**
 * Does one thing after the other; what goes wrong with one keeps none of the others from being tried.
 * @throws the first fault, once all were tried
 */
export async function eachAlone<One>(
  ones: Iterable<One>,
  task: (one: One) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = []
  for (const one of ones) await task(one).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}
