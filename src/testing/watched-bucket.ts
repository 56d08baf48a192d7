import { createServer, request } from 'node:http'
import { startFauxqs } from 'fauxqs'
import { onTestFinished } from 'vitest'
import { createS3Storage } from '#providers/storage/s3/create-s3-storage.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { listenOnLoopback } from './listen-on-loopback.ts'

const BUCKET = 'media'
const KEYS = { accessKeyId: 'test', secretAccessKey: 'test' }

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

/** A bucket of this test's own that counts what comes and goes. Call it inside the test. */
export async function openWatchedBucket(): Promise<WatchedBucket> {
  const store = await startFauxqs({ port: 0, logger: false })
  onTestFinished(() => store.stop())
  store.createBucket(BUCKET)
  const arrived: string[] = []
  const read: string[] = []
  let allowed = Number.POSITIVE_INFINITY
  const door = createServer((asked, answer) => {
    const { method, headers } = asked
    const path = new URL(asked.url ?? '', 'http://door').pathname
    const key = decodeURIComponent(path.slice(`/${BUCKET}/`.length))
    if (method === 'PUT' && allowed-- <= 0) return
    const inner = request(
      { host: '127.0.0.1', port: store.port, path: asked.url, method, headers },
      (given) => {
        if (method === 'PUT') arrived.push(key)
        if (method === 'GET' && given.statusCode === 200) read.push(key)
        answer.writeHead(given.statusCode ?? 500, given.headers)
        given.pipe(answer)
      },
    )
    inner.on('error', () => answer.destroy())
    asked.pipe(inner)
  })
  const endpoint = await listenOnLoopback(door)
  return {
    storage: createS3Storage({ bucket: BUCKET, region: 'us-east-1', endpoint, ...KEYS }),
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    arrived,
    read,
    allow: (count) => {
      allowed = count
    },
  }
}
