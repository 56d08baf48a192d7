import { join } from 'node:path'
import { createFileSystemStorage } from './file-system/create-file-system-storage.ts'
import type { StorageProvider } from './storage-provider.ts'

/** The settings of the same names. */
export type StorageSettings = {
  DATA_DIR: string
  S3_BUCKET?: string | undefined
  S3_REGION: string
  S3_ENDPOINT?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** The configured bucket, or the data folder's own files. */
export async function openStorage(settings: StorageSettings): Promise<StorageProvider> {
  const { DATA_DIR, S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings
  if (!bucket) return createFileSystemStorage(join(DATA_DIR, 'media'))
  // The client of the store is large; who keeps files does not wait for it.
  const { createS3Storage } = await import('./s3/create-s3-storage.ts')
  return createS3Storage({
    bucket,
    region,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    ...(endpoint ? { endpoint } : {}),
  })
}
