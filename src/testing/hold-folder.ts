/** A process that works in a folder of its own, says which, and never ends by itself. */
import { inOwnFolder } from '#domain/own-folder.ts'

setInterval(() => undefined, 60_000)
await inOwnFolder((folder) => {
  process.stdout.write(folder)
  return new Promise(() => undefined)
})
