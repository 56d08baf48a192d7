import { join } from 'node:path'
import type { Environment } from '#config/environment.ts'
import { loadEnvironment } from '#config/load-environment.ts'
import { copyStoredFiles, openCopyJournal } from '#domain/storage-copy.ts'
import { mediaFolder, openBucket, openFiles } from '#providers/storage/open-storage.ts'
import { StorageMissingError, type StorageProvider } from '#providers/storage/storage-provider.ts'
import { openDatabase } from '#supervisor/open-database.ts'
import { CommandError, runCommand } from './run-command.ts'
import { readStorageCopyArguments, type Store, sayCopied, sayWhileCopying } from './storage-copy.ts'

type End = { storage: StorageProvider; name: string }

/** `npm run storage:copy -- --from files --to s3`: every media file into the other store, also while the product runs. */
await runCommand(async (signal) => {
  const { from, to, isThorough } = readStorageCopyArguments(process.argv.slice(2))
  const environment = loadEnvironment()
  const [source, goal] = [await openEnd(from, environment), await openEnd(to, environment)]
  const database = await openDatabase(environment, signal)
  try {
    process.stdout.write(`Copying from ${source.name} to ${goal.name} ...\n`)
    const folder = join(environment.DATA_DIR, 'storage-copy')
    const result = await copyStoredFiles({
      databaseUrl: database.url,
      from: source.storage,
      to: goal.storage,
      journal: await openCopyJournal(folder, { from: source.name, to: goal.name }),
      isThorough,
      signal,
      report: sayWhileCopying(process.stdout),
    })
    sayCopied(result, goal.name)
  } finally {
    await database.close()
  }
})

async function openEnd(store: Store, environment: Environment): Promise<End> {
  if (store === 'files') {
    return { storage: openFiles(environment), name: `the folder ${mediaFolder(environment)}` }
  }
  const storage = await openBucket(environment)
  if (!storage) throw new CommandError('Set S3_BUCKET and the other S3_ settings to the bucket.')
  const { S3_BUCKET, S3_ENDPOINT } = environment
  const name = `the bucket ${S3_BUCKET}${S3_ENDPOINT ? ` at ${S3_ENDPOINT}` : ''}`
  await requireUsable({ storage, name })
  return { storage, name }
}

/** Without it a bucket that is not there would only look like an empty one, and a wrong key like no reason at all. */
async function requireUsable({ storage, name }: End): Promise<void> {
  const content = await storage.read('is-anybody-there').catch((error: unknown) => {
    if (error instanceof StorageMissingError) return null
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${name[0]?.toUpperCase()}${name.slice(1)} cannot be used: ${reason}`)
  })
  content?.destroy()
}
