import { PutBucketCorsCommand } from '@aws-sdk/client-s3'
import { createClient, type S3Options } from '#providers/storage/s3/create-s3-storage.ts'

type Bucket = Pick<S3Options, 'bucket' | 'endpoint' | 'accessKeyId' | 'secretAccessKey'>

/** Gives a bucket the rule that the operations' page names: pages of this site may put files into it. */
export async function letPagesIn({ bucket, ...options }: Bucket, origin: string): Promise<void> {
  const client = createClient({ ...options, region: 'us-east-1' })
  const rule = {
    AllowedOrigins: [origin],
    AllowedMethods: ['PUT'],
    AllowedHeaders: ['content-type'],
  }
  await client.send(
    new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } }),
  )
  client.destroy()
}
