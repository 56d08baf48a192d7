import { tell } from '#contract/words/told.ts'
import type { ArchiveEntry } from '#domain/archive.ts'
import type { Context } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { PackedFile } from './write-zip.ts'

/** A file of an archive, known to be there. @throws DomainError NOT_FOUND naming the file */
export async function packedFile({ storage }: Context, entry: ArchiveEntry): Promise<PackedFile> {
  const { name } = entry
  if ('text' in entry) return { name, content: Buffer.from(entry.text) }
  const { storageKey } = entry
  const stored = await storage.stat(storageKey)
  if (stored) return { name, sizeBytes: stored.sizeBytes, open: () => storage.read(storageKey) }
  const words = tell('archived-file-missing', { name })
  throw new DomainError('NOT_FOUND', words)
}
