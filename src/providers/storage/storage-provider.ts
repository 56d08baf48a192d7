import type { Readable } from 'node:stream'

export type StoredObject = { sizeBytes: number; contentType: string }
/** First and last byte, both inclusive, as HTTP counts them. */
export type ByteRange = { start: number; end: number }

/** What the store says with a file when it answers by itself. */
type DirectAnswer = { contentType: string; disposition: string }

/** A store that browsers fetch files from and send them to by themselves, once they have a short-lived address. */
export type DirectAccess = {
  /** Where all addresses lead to. */
  origin: () => Promise<string>
  addressOf: (key: string, answer: DirectAnswer) => Promise<string>
  /** Where to PUT an object of just this size and type; the store takes no other there. */
  sendAddressOf: (key: string, object: StoredObject) => Promise<string>
}

/** Where media files live. Keys are unique for ever: nothing is written twice under one key. */
export type StorageProvider = {
  name: string
  /** Quick, and writes nothing. @throws Error for the operator when no file can be taken now, as far as can be seen. */
  requireRoom(): Promise<void>
  /** Of the disk; absent: the store tells nothing of its room. */
  room?: () => Promise<{ freeBytes: number; totalBytes: number } | null>
  putFile(key: string, path: string, contentType: string): Promise<StoredObject>
  /** @returns null when there is no such key. */
  stat(key: string): Promise<StoredObject | null>
  /** @throws StorageMissingError when there is no such key. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Copies the object into a local file. @throws StorageMissingError */
  fetchTo(key: string, path: string): Promise<void>
  /** Null: every file goes through the server. */
  direct: DirectAccess | null
  /** Deleting what is not there is not an error. */
  delete(keys: string[]): Promise<void>
}

export class StorageMissingError extends Error {
  constructor(key: string) {
    super(`There is no stored object ${key}.`)
    this.name = 'StorageMissingError'
  }
}

const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/
const LONGEST = 512

/**
 * Checks that a key is made of plain names with slashes between ('voices/1f0e.wav'), so that as a path it
 * cannot lead out of its folder and means the same in every store.
 *
 * @throws when it is not.
 */
export function assertStorageKey(key: string): void {
  const isPlain = key.length <= LONGEST && key.split('/').every((part) => SEGMENT.test(part))
  if (!isPlain) throw new Error(`'${key.slice(0, 80)}' is not a storage key.`)
}
