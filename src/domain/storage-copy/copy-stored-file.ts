import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StorageMissingError, type StorageProvider } from '#providers/storage/storage-provider.ts'
import { inOwnFolder } from '../own-folder/index.ts'

type Ends = { from: StorageProvider; to: StorageProvider }

export type Copied = {
  is: 'copied' | 'present' | 'missing' | 'damaged'
  sizeBytes: number
  /** Its bytes were compared with those of the first store. */
  isProven: boolean
}

const MISSING: Copied = { is: 'missing', sizeBytes: 0, isProven: false }
const DAMAGED: Copied = { is: 'damaged', sizeBytes: 0, isProven: false }

/**
 * Sees to it that the other store has the file with the same bytes.
 * @param provenBytes its size, when an earlier run has compared the bytes.
 */
export async function copyStoredFile(
  { from, to }: Ends,
  key: string,
  provenBytes: number | undefined,
): Promise<Copied> {
  const there = await to.stat(key)
  if (there && there.sizeBytes === provenBytes) {
    return { is: 'present', sizeBytes: provenBytes, isProven: false }
  }
  const here = await from.stat(key)
  if (!here) {
    // Made since the product works with the other store.
    return there ? { is: 'present', sizeBytes: there.sizeBytes, isProven: false } : MISSING
  }
  const { sizeBytes, contentType } = here
  const looksSame = there?.sizeBytes === sizeBytes && there.contentType === contentType
  if (looksSame && (await isSame({ from, to }, key))) {
    return { is: 'present', sizeBytes, isProven: true }
  }
  return await inOwnFolder(async (folder) => {
    const path = join(folder, 'file')
    try {
      await from.fetchTo(key, path)
    } catch (error) {
      if (error instanceof StorageMissingError) return MISSING
      throw error
    }
    // A connection that breaks off may look like the file's end.
    if ((await stat(path)).size !== sizeBytes) return DAMAGED
    const sum = await sumOf(createReadStream(path))
    await to.putFile(key, path, contentType)
    const arrived = await to.stat(key)
    const isWhole = arrived?.sizeBytes === sizeBytes && arrived.contentType === contentType
    if (!isWhole || (await sumOf(await to.read(key))) !== sum) return DAMAGED
    return { is: 'copied', sizeBytes, isProven: true }
  })
}

async function isSame({ from, to }: Ends, key: string): Promise<boolean> {
  const [here, there] = await Promise.all(
    [from, to].map(async (store) => sumOf(await store.read(key))),
  )
  return here === there
}

async function sumOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}
