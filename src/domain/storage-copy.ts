import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { StorageMissingError, type StorageProvider } from '#providers/storage/storage-provider.ts'
import { atOneMoment, STORED_KEYS } from './backup/index.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

type CopyResult = {
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

type CopyOptions = {
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

type Ends = { from: StorageProvider; to: StorageProvider }

type Copied = {
  is: 'copied' | 'present' | 'missing' | 'damaged'
  sizeBytes: number
  /** Its bytes were compared with those of the first store. */
  isProven: boolean
}

const MISSING: Copied = { is: 'missing', sizeBytes: 0, isProven: false }
const DAMAGED: Copied = { is: 'damaged', sizeBytes: 0, isProven: false }

/**
 * Sees to it that the other store has the file with the same bytes.
 * @param provenBytes its size, when an earlier run has compared the bytes.
 */
async function copyStoredFile(
  { from, to }: Ends,
  key: string,
  provenBytes: number | undefined,
): Promise<Copied> {
  const there = await to.stat(key)
  if (there && there.sizeBytes === provenBytes) {
    return { is: 'present', sizeBytes: provenBytes, isProven: false }
  }
  const here = await from.stat(key)
  if (!here) {
    // Made since the product works with the other store.
    return there ? { is: 'present', sizeBytes: there.sizeBytes, isProven: false } : MISSING
  }
  const { sizeBytes, contentType } = here
  const looksSame = there?.sizeBytes === sizeBytes && there.contentType === contentType
  if (looksSame && (await isSame({ from, to }, key))) {
    return { is: 'present', sizeBytes, isProven: true }
  }
  return await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'file')
    try {
      await from.fetchTo(key, path)
    } catch (error) {
      if (error instanceof StorageMissingError) return MISSING
      throw error
    }
    // A connection that breaks off may look like the file's end.
    if ((await stat(path)).size !== sizeBytes) return DAMAGED
    const sum = await sumOf(createReadStream(path))
    await to.putFile(key, path, contentType)
    const arrived = await to.stat(key)
    const isWhole = arrived?.sizeBytes === sizeBytes && arrived.contentType === contentType
    if (!isWhole || (await sumOf(await to.read(key))) !== sum) return DAMAGED
    return { is: 'copied', sizeBytes, isProven: true }
  })
}

async function isSame({ from, to }: Ends, key: string): Promise<boolean> {
  const [here, there] = await Promise.all(
    [from, to].map(async (store) => sumOf(await store.read(key))),
  )
  return here === there
}

async function sumOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}

/** Works on all items, some at once. The first that fails ends it, once those under way are done. */
async function inTurns<Item>(
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

const Line = z.union([
  z.object({ key: z.string(), sizeBytes: z.number().int() }),
  z.object({ removed: z.string() }),
])
type Line = z.infer<typeof Line>

/** Which files were found to be the same in both stores. Nothing is written twice under one key, so they still are. */
type CopyJournal = {
  /** Size in bytes, by key. */
  proven: ReadonlyMap<string, number>
  addProven: (key: string, sizeBytes: number) => Promise<void>
  addRemoved: (key: string) => Promise<void>
}

/**
 * Opens the file that tells what earlier runs of a copy have done, so that the next one need not read it all again.
 * @param ends what names the two stores.
 */
export async function openCopyJournal(
  folder: string,
  ends: { from: string; to: string },
): Promise<CopyJournal> {
  const name = createHash('sha256')
    .update(JSON.stringify([ends.from, ends.to]))
    .digest('hex')
  const path = join(folder, `${name.slice(0, 16)}.jsonl`)
  const proven = new Map<string, number>()
  for (const line of await linesOf(path)) {
    if ('removed' in line) proven.delete(line.removed)
    else proven.set(line.key, line.sizeBytes)
  }
  await mkdir(dirname(path), { recursive: true })
  // Whoever was killed may have left half a line.
  await appendFile(path, '\n')
  const write = (line: Line) => appendFile(path, `${JSON.stringify(line)}\n`)
  return {
    proven,
    async addProven(key, sizeBytes) {
      proven.set(key, sizeBytes)
      await write({ key, sizeBytes })
    },
    async addRemoved(key) {
      proven.delete(key)
      await write({ removed: key })
    },
  }
}

async function linesOf(path: string): Promise<Line[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      return [Line.parse(JSON.parse(line))]
    } catch {
      // Half a line only costs a second look at one file.
      return []
    }
  })
}
