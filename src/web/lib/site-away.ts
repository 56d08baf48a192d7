const ASK_EVERY_MS = 3000

/** Whether the site answers and its database does not: known to all of the page. */
let isAway = false
const listeners = new Set<() => void>()
const returns = new Set<() => void>()

/** Some part of the page was answered so. From now on the page asks whether it works again. */
export function noteAway(): void {
  if (isAway) return
  change(true)
  setTimeout(() => void ask(), ASK_EVERY_MS)
}

export function siteIsAway(): boolean {
  return isAway
}

export function followAway(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whoever could not read something reads it again. */
export function whenBack(listener: () => void): () => void {
  returns.add(listener)
  return () => void returns.delete(listener)
}

async function ask(): Promise<void> {
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) {
    setTimeout(() => void ask(), ASK_EVERY_MS)
    return
  }
  change(false)
  for (const listener of returns) listener()
}

function change(next: boolean): void {
  isAway = next
  for (const listener of listeners) listener()
}
