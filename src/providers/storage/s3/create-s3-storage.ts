import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import {
  assertStorageKey,
  type ByteRange,
  StorageMissingError,
  type StorageProvider,
  type StoredObject,
} from '../storage-provider.ts'
import { directAccess } from './direct-access.ts'

export type S3Options = {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The address of a store other than Amazon's, e.g. 'https://rgw.example.com'. */
  endpoint?: string
  /** How long an address holds at which a browser fetches a file from the store itself; undefined: there are none. */
  directSeconds?: number | undefined
  /** How long the store may say nothing before it counts as gone. */
  silenceMaxMs?: number
}

const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2
const MOST_KEYS_A_DELETE = 1000
const SILENCE_MAX_MS = 60_000

/** A bucket has no end that could be seen. */
const requireRoom = async () => undefined

/** Keeps objects in a bucket of any store that speaks S3 (Amazon, Ceph, MinIO ...). The bucket must exist. */
export function createS3Storage({ bucket, directSeconds, ...options }: S3Options): StorageProvider {
  const client = createClient(options)
  return {
    name: 's3',
    requireRoom,
    putFile,
    stat: statObject,
    read,
    fetchTo,
    direct: directSeconds === undefined ? null : directAccess(client, bucket, directSeconds),
    delete: deleteObjects,
  }

  async function putFile(key: string, path: string, contentType: string): Promise<StoredObject> {
    assertStorageKey(key)
    const { size } = await stat(path)
    await new Upload({
      client,
      params: { Bucket: bucket, Key: key, Body: createReadStream(path), ContentType: contentType },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    }).done()
    return { sizeBytes: size, contentType }
  }

  async function statObject(key: string): Promise<StoredObject | null> {
    assertStorageKey(key)
    const command = new HeadObjectCommand({ Bucket: bucket, Key: key })
    const head = await unlessMissing(client.send(command))
    if (!head) return null
    return { sizeBytes: head.ContentLength ?? 0, contentType: head.ContentType ?? '' }
  }

  async function read(key: string, range?: ByteRange): Promise<Readable> {
    assertStorageKey(key)
    const bytes = range && `bytes=${range.start}-${range.end}`
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: key,
      ...(bytes && { Range: bytes }),
    })
    const object = await unlessMissing(client.send(command))
    if (!object?.Body) throw new StorageMissingError(key)
    return object.Body as Readable
  }

  async function fetchTo(key: string, path: string): Promise<void> {
    const content = await read(key)
    try {
      await pipeline(content, createWriteStream(path))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  async function deleteObjects(keys: string[]): Promise<void> {
    for (const key of keys) assertStorageKey(key)
    for (let from = 0; from < keys.length; from += MOST_KEYS_A_DELETE) {
      const Objects = keys.slice(from, from + MOST_KEYS_A_DELETE).map((Key) => ({ Key }))
      const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } })
      const [failed] = (await client.send(command)).Errors ?? []
      if (failed) throw new Error(`${failed.Key} was not deleted: ${failed.Message ?? failed.Code}`)
    }
  }
}

export function createClient(options: Omit<S3Options, 'bucket' | 'directSeconds'>): S3Client {
  const { region, accessKeyId, secretAccessKey, endpoint } = options
  const { silenceMaxMs = SILENCE_MAX_MS } = options
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // The SDK waits for ever otherwise, and with it an export or a visitor.
    requestHandler: { connectionTimeout: silenceMaxMs, socketTimeout: silenceMaxMs },
    // The SDK's own checksums come as trailers that many stores besides Amazon's refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next) => (asked) => next(asked).catch((error: unknown) => Promise.reject(withReason(error))),
    { step: 'initialize' },
  )
  return client
}

/** Many a store gives a code and no sentence, and to HEAD nothing at all. */
function withReason(error: unknown): unknown {
  if (error instanceof S3ServiceException && error.message === 'UnknownError') {
    error.message = `The store answered ${error.$metadata.httpStatusCode}: ${error.name}.`
  }
  return error
}

async function unlessMissing<Result>(pending: Promise<Result>): Promise<Result | null> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) {
      return null
    }
    throw error
  }
}
