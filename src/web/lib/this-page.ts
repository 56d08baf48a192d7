import { newId } from './new-id.ts'

const PREFIX = 'page '

let held: string | undefined

/** Names this page, another after each load; from then on other windows can tell that it is open. */
export function thisPage(): string {
  held ??= hold(newId())
  return held
}

/** The pages of this site that are open in this browser; of those that were named. */
export async function openPages(): Promise<Set<string>> {
  const { held: locks = [] } = (await lockManager()?.query()) ?? {}
  const names = locks.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name : []))
  return new Set(names.map((name) => name.slice(PREFIX.length)))
}

/** The browser lets go of a lock with its page, however that ends. */
function hold(page: string): string {
  void lockManager()?.request(PREFIX + page, () => new Promise(() => undefined))
  return page
}

/** Missing where the site is opened without TLS at another name than localhost. */
function lockManager(): LockManager | undefined {
  return navigator.locks
}
