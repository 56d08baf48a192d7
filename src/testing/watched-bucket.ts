import type { IncomingMessage } from 'node:http'
import { startFauxqs } from 'fauxqs'
import { onTestFinished } from 'vitest'
import { createS3Storage, type S3Options } from '#providers/storage/s3/create-s3-storage.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { bucketDoor } from './fakes/bucket-door.ts'
import { listenOnLoopback } from './listen-on-loopback.ts'

export type WatchedBucket = {
  storage: StorageProvider
  /** The settings of a product that works with it. */
  settings: Record<string, string>
  /** Keys of all that was put, in the order in which it arrived. */
  arrived: string[]
  /** Keys of all that was read, by GET. */
  read: string[]
  /** Has the bucket let pages of this site in. Before, it lets in none. */
  letIn: (origin: string) => void
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
  const keyOf = ({ url = '' }: IncomingMessage) =>
    decodeURIComponent(new URL(url, 'http://door').pathname.slice(`/${bucket}/`.length))
  const arrived: string[] = []
  const read: string[] = []
  let allowed = Number.POSITIVE_INFINITY
  const { door, letIn } = bucketDoor({
    endpoint: options.endpoint,
    mayPass: ({ method }) => method !== 'PUT' || allowed-- > 0,
    onAnswer(asked, status) {
      if (asked.method === 'PUT') arrived.push(keyOf(asked))
      if (asked.method === 'GET' && status === 200) read.push(keyOf(asked))
    },
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
    letIn,
    allow: (count) => {
      allowed = count
    },
  }
}
