import { join } from 'node:path'
import { createFileSystemStorage } from './file-system/create-file-system-storage.ts'
import type { S3Options } from './s3/create-s3-storage.ts'
import type { StorageProvider } from './storage-provider.ts'

/** The settings of the same names. */
export type StorageSettings = {
  DATA_DIR: string
  S3_BUCKET?: string | undefined
  S3_REGION: string
  S3_ENDPOINT?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
  S3_DIRECT_SECONDS?: number | undefined
}

/** The configured bucket, or the data folder's own files. */
export async function openStorage(settings: StorageSettings): Promise<StorageProvider> {
  return (await openBucket(settings)) ?? openFiles(settings)
}

export function openFiles({ DATA_DIR }: StorageSettings): StorageProvider {
  return createFileSystemStorage(mediaFolder({ DATA_DIR }))
}

export function mediaFolder({ DATA_DIR }: Pick<StorageSettings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'media')
}

/** @returns null when none is configured. */
export async function openBucket(settings: StorageSettings): Promise<StorageProvider | null> {
  const options = optionsOf(settings)
  if (!options) return null
  // The client of the store is large; who keeps files does not wait for it.
  const { createS3Storage } = await import('./s3/create-s3-storage.ts')
  return createS3Storage(options)
}

/** Makes the configured bucket. @returns whether it was not there yet; null when none is configured. */
export async function makeBucket(settings: StorageSettings): Promise<boolean | null> {
  const options = optionsOf(settings)
  if (!options) return null
  const { createBucket } = await import('./s3/create-bucket.ts')
  return await createBucket(options)
}

function optionsOf(settings: StorageSettings): S3Options | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings
  if (!bucket) return null
  return {
    bucket,
    region,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    ...(endpoint ? { endpoint } : {}),
    directSeconds: settings.S3_DIRECT_SECONDS,
  }
}
