import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { assertStorageKey, type DirectAccess } from '../storage-provider.ts'

/** Addresses at the bucket, signed with its key: whoever has one gets, or sends, this file, for so many seconds. */
export function directAccess(client: S3Client, bucket: string, seconds: number): DirectAccess {
  const addressOf: DirectAccess['addressOf'] = async (key, { contentType, disposition }) => {
    assertStorageKey(key)
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: key,
      ResponseContentType: contentType,
      ResponseContentDisposition: disposition,
      // No longer than the address itself, and by nobody between.
      ResponseCacheControl: `private, max-age=${seconds}`,
    })
    return await getSignedUrl(client, command, { expiresIn: seconds })
  }
  const sendAddressOf: DirectAccess['sendAddressOf'] = async (key, { sizeBytes, contentType }) => {
    assertStorageKey(key)
    const command = new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      ContentType: contentType,
      ContentLength: sizeBytes,
    })
    // What is signed must come just so; a browser says both of itself.
    const signableHeaders = new Set(['content-type', 'content-length'])
    return await getSignedUrl(client, command, { expiresIn: seconds, signableHeaders })
  }
  return {
    addressOf,
    sendAddressOf,
    async origin() {
      const any = await addressOf('any', { contentType: '', disposition: '' })
      return new URL(any).origin
    },
  }
}
