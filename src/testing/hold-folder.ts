/** A process that works in a folder of its own, says which, and never ends by itself. */
import { inTemporaryFolder } from '#domain/temporary-folder.ts'

setInterval(() => undefined, 60_000)
await inTemporaryFolder((folder) => {
  process.stdout.write(folder)
  return new Promise(() => undefined)
})
