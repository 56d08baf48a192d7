import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerOf } from './folder-owner.ts'

/** Longer than any work takes. */
const STALE_MS = 24 * 60 * 60 * 1000

/**
 * Removes the folders that killed processes of this product have left on this machine. Those of running ones stay,
 * whoever started them; where that cannot be told, those that were touched within a day.
 */
export async function removeLeftFolders(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    // One that belongs to another account is for that account to remove.
    if (await isLeft(name, path)) await rm(path, { recursive: true }).catch(() => undefined)
  }
}

async function isLeft(name: string, path: string): Promise<boolean> {
  const owner = ownerOf(name)
  if (owner !== 'unknown') return owner === 'gone'
  const facts = await stat(path).catch(() => null)
  return facts !== null && Date.now() - facts.mtimeMs > STALE_MS
}
