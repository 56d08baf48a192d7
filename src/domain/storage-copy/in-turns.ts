/** Works on all items, some at once. The first that fails ends it, once those under way are done. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  let hasFailed = false
  const takeTurns = async () => {
    for (const item of rest) {
      if (hasFailed) return
      await work(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const turns = await Promise.allSettled(Array.from({ length: atOnce }, takeTurns))
  const failed = turns.find((turn) => turn.status === 'rejected')
  if (failed) throw failed.reason
}
