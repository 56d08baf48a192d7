import { readFileSync } from 'node:fs'
import type { z } from 'zod'

const files = new Map<string, unknown>()

/** A data file, read and checked when it is first asked for, and only then. */
export function readData<Schema extends z.ZodType>(file: URL, schema: Schema): z.infer<Schema> {
  if (!files.has(file.href)) {
    files.set(file.href, schema.parse(JSON.parse(readFileSync(file, 'utf8'))))
  }
  return files.get(file.href) as z.infer<Schema>
}
