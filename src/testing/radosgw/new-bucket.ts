import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { inject } from 'vitest'
import type { S3Options } from '#providers/storage/s3/create-s3-storage.ts'

/** An empty bucket at the store of this run. */
export async function newBucket(): Promise<S3Options & { endpoint: string }> {
  const { endpoint, accessKeyId, secretAccessKey } = inject('radosgw')
  const [bucket, region] = [`media-${randomUUID()}`, 'us-east-1']
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  return { bucket, region, endpoint, accessKeyId, secretAccessKey }
}
