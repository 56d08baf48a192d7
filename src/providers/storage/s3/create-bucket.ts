import { CreateBucketCommand, HeadBucketCommand, S3ServiceException } from '@aws-sdk/client-s3'
import { createClient, type S3Options } from './create-s3-storage.ts'

/** The one region that must not be named when a bucket is made in it. */
const UNNAMED_REGION = 'us-east-1'

/** Makes the bucket unless it is there, private as every new bucket is. @returns whether it was not there. */
export async function createBucket({ bucket, ...options }: S3Options): Promise<boolean> {
  const client = createClient(options)
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
    return false
  } catch (error) {
    if (!(error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404))
      throw error
  }
  const { region } = options
  await client.send(
    new CreateBucketCommand({
      Bucket: bucket,
      ...(region !== UNNAMED_REGION && {
        CreateBucketConfiguration: { LocationConstraint: region as never },
      }),
    }),
  )
  return true
}
