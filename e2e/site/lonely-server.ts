import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { databaseOf, databaseUrl } from '../database-of.ts'
import { freePort, makeDataFolder, PROJECT } from '../npm-start.ts'

const NAME = 'without_worker'

/** A server with a database of its own, beside the product's, and no worker anywhere. */
export async function startLonelyServer(productFolder: string) {
  await databaseOf(productFolder, (client) => client.query(`create database ${NAME}`))
  const { dataFolder, remove } = makeDataFolder()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn('node_modules/.bin/node', ['src/server/main.ts'], {
    cwd: PROJECT,
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl(productFolder, NAME),
      PORT: String(port),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(server, 'message')
  return {
    url,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      remove()
    },
  }
}
