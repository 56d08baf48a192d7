import { createServer, request } from 'node:http'
import { startFauxqs } from 'fauxqs'
import { onTestFinished } from 'vitest'
import { createS3Storage, type S3Options } from '#providers/storage/s3/create-s3-storage.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { listenOnLoopback } from './listen-on-loopback.ts'

export type WatchedBucket = {
  storage: StorageProvider
  /** The settings of a product that works with it. */
  settings: Record<string, string>
  /** Keys of all that was put, in the order in which it arrived. */
  arrived: string[]
  /** Keys of all that was read, by GET. */
  read: string[]
  /** How many more may arrive; what comes after is never answered. */
  allow: (count: number) => void
}

type Bucket = S3Options & { endpoint: string }
type WatchOptions = { behind?: Bucket } & Pick<S3Options, 'directSeconds'>

/** A bucket of this test's own. Call it inside the test. */
async function fauxBucket(): Promise<Bucket> {
  const store = await startFauxqs({ port: 0, logger: false })
  onTestFinished(() => store.stop())
  store.createBucket('media')
  const endpoint = `http://127.0.0.1:${store.port}`
  const keys = { accessKeyId: 'test', secretAccessKey: 'test' }
  return { bucket: 'media', region: 'us-east-1', endpoint, ...keys }
}

/** Stands before a bucket, by default one of this test's own, and counts what comes and goes. Call it inside the test. */
export async function openWatchedBucket({
  behind,
  directSeconds,
}: WatchOptions = {}): Promise<WatchedBucket> {
  const options = behind ?? (await fauxBucket())
  const { bucket, accessKeyId, secretAccessKey } = options
  const { hostname: host, port } = new URL(options.endpoint)
  const arrived: string[] = []
  const read: string[] = []
  let allowed = Number.POSITIVE_INFINITY
  const door = createServer((asked, answer) => {
    const { method, headers } = asked
    const path = new URL(asked.url ?? '', 'http://door').pathname
    const key = decodeURIComponent(path.slice(`/${bucket}/`.length))
    if (method === 'PUT' && allowed-- <= 0) return
    const inner = request({ host, port, path: asked.url, method, headers }, (given) => {
      if (method === 'PUT') arrived.push(key)
      if (method === 'GET' && given.statusCode === 200) read.push(key)
      answer.writeHead(given.statusCode ?? 500, given.headers)
      given.pipe(answer)
    })
    inner.on('error', () => answer.destroy())
    asked.pipe(inner)
  })
  const endpoint = await listenOnLoopback(door)
  return {
    storage: createS3Storage({ ...options, endpoint, directSeconds }),
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    arrived,
    read,
    allow: (count) => {
      allowed = count
    },
  }
}
