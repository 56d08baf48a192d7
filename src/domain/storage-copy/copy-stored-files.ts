import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { atOneMoment, STORED_KEYS } from '../backup/index.ts'
import type { CopyJournal } from './copy-journal.ts'
import { copyStoredFile } from './copy-stored-file.ts'
import { inTurns } from './in-turns.ts'

export type CopyResult = {
  /** All that the database names. */
  files: number
  copied: number
  copiedBytes: number
  /** They were there, and the same. */
  present: number
  /** Copies of files that nobody needs any more. */
  removed: number
  /** Keys of files that neither store has. */
  missing: string[]
  /** Keys of files that did not arrive as they were sent. */
  damaged: string[]
}

export type CopyOptions = {
  databaseUrl: string
  from: StorageProvider
  to: StorageProvider
  journal: CopyJournal
  /** Reads also what an earlier run has found to be the same. */
  isThorough: boolean
  signal: AbortSignal
  report: (soFar: CopyResult) => void
}

const AT_ONCE = 4

/**
 * Copies every file that the database names from one store to another, also while the product works with either.
 * Run again, it copies what has been added since, or what a run that was killed has not got to.
 */
export async function copyStoredFiles(options: CopyOptions): Promise<CopyResult> {
  const { databaseUrl, to, journal, isThorough, signal, report } = options
  await to.requireRoom()
  return await atOneMoment(databaseUrl, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      `select distinct key from (${STORED_KEYS}) as stored order by key`,
    )
    // The lock holds on without the transaction, which would keep the database from tidying up for hours.
    await client.query('commit')
    const result: CopyResult = { ...NOTHING_YET, files: rows.length, missing: [], damaged: [] }
    report(result)
    await inTurns(rows, AT_ONCE, async ({ key }) => {
      signal.throwIfAborted()
      const proven = isThorough ? undefined : journal.proven.get(key)
      const done = await copyStoredFile(options, key, proven)
      if (done.is === 'missing' || done.is === 'damaged') result[done.is].push(key)
      else if (done.is === 'present') result.present++
      else {
        result.copied++
        result.copiedBytes += done.sizeBytes
      }
      if (done.isProven) await journal.addProven(key, done.sizeBytes)
      report(result)
    })
    result.removed = await removeUnneeded(options, new Set(rows.map(({ key }) => key)))
    // With the connection the lock would have been lost, and files with it that others then deleted.
    await client.query('select')
    return result
  })
}

const NOTHING_YET = { files: 0, copied: 0, copiedBytes: 0, present: 0, removed: 0 }

/** What an earlier run has copied and the product has deleted since is not left behind in the other store. */
async function removeUnneeded(
  { from, to, journal }: CopyOptions,
  needed: ReadonlySet<string>,
): Promise<number> {
  let removed = 0
  for (const key of [...journal.proven.keys()].filter((known) => !needed.has(known))) {
    // A file that is still at its place is perhaps another database's.
    if (await from.stat(key)) continue
    await to.delete([key])
    await journal.addRemoved(key)
    removed++
  }
  return removed
}
