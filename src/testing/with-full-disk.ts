import type { StorageProvider } from '#providers/storage/storage-provider.ts'

/** The same storage, which takes nothing more. */
export function withFullDisk(storage: StorageProvider): StorageProvider {
  return { ...storage, putFile: () => Promise.reject(new Error('The disk is full.')) }
}
