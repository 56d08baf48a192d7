import { loadEnvironment } from '#config/load-environment.ts'
import { makeBucket } from '#providers/storage/open-storage.ts'
import { CommandError, runCommand } from './run-command.ts'

/** `npm run storage:bucket`: makes the bucket of the settings unless it is there. */
await runCommand(async () => {
  const settings = loadEnvironment()
  const isNew = await makeBucket(settings)
  if (isNew === null) throw new CommandError('S3_BUCKET is not set.')
  process.stdout.write(`The bucket ${settings.S3_BUCKET} ${isNew ? 'was made' : 'is there'}.\n`)
})
