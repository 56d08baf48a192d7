import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { saveAsset, storeFile } from '#domain/asset/index.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { openTestServer } from './test-server.ts'
import { openWatchedBucket, type WatchedBucket } from './watched-bucket.ts'

/** A server that sends browsers to its bucket, by addresses that hold for a minute. Call it inside the test. */
export async function openDirectServer(
  site: Record<string, string> = {},
  open: () => Promise<WatchedBucket> = () => openWatchedBucket({ directSeconds: 60 }),
) {
  const bucket = await open()
  const server = await openTestServer({ storage: bucket.storage, site })
  const owner = await server.signUp()
  return { bucket, server, owner, saveFile, load }

  async function saveFile(
    given: number | Buffer,
    contentType = 'video/mp4',
  ): Promise<{ url: string; content: Buffer }> {
    const { workspaceId } = owner.account
    const content = typeof given === 'number' ? randomBytes(given) : given
    const path = join(temporaryFolder(), 'clip.mp4')
    writeFileSync(path, content)
    const file = { path, contentType }
    const stored = await storeFile(server.context, workspaceId, file)
    const id = await server.context.db.transaction((tx) => saveAsset(tx, workspaceId, stored))
    return { url: `/media/${id}`, content }
  }

  /** What a browser is told that loads something for a page; our own `fetch` says of itself that it is a script. */
  async function load(
    path: string,
    { mode = 'navigate', as = 'document', method = 'GET', cookie = owner.cookie } = {},
  ): Promise<{ status: number; location: string; cacheControl: string }> {
    const headers = { cookie, 'sec-fetch-mode': mode, 'sec-fetch-dest': as }
    const asked = request(server.url + path, { method, headers }).end()
    const [{ statusCode: status = 0, headers: said }] = (await once(asked, 'response')) as [
      IncomingMessage,
    ]
    asked.destroy()
    const { location = '', 'cache-control': cacheControl = '' } = said
    return { status, location, cacheControl }
  }
}
