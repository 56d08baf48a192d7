import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file that lies in a storage folder, by its key. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.startsWith('.'))
    .toSorted()
}
