import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  assertStorageKey,
  type ByteRange,
  StorageMissingError,
  type StorageProvider,
  type StoredObject,
} from '../storage-provider.ts'
import { removeStaleFiles, requireRoomIn, roomIn } from './folder.ts'

/** Files being written. No key begins with a point, so none can name one of them. */
const INCOMING = '.incoming'
const TYPES = '.content-types'

/**
 * Keeps objects as files below a folder, each with its content type in a file of its own. A file appears
 * under its key only when it is complete and on the disk.
 */
export function createFileSystemStorage(folder: string): StorageProvider {
  const root = resolve(folder)
  const incoming = join(root, INCOMING)
  let readied: Promise<unknown> | undefined

  return {
    name: 'file-system',
    requireRoom: () => requireRoomIn(root),
    room: () => roomIn(root),
    putFile,
    stat: statObject,
    read,
    fetchTo,
    direct: null,
    delete: deleteObjects,
  }

  async function putFile(key: string, path: string, contentType: string): Promise<StoredObject> {
    const { file, type } = pathsOf(key)
    await ready()
    const typeFile = join(incoming, randomUUID())
    await writeFile(typeFile, contentType)
    await moveTo(typeFile, type)
    const copy = join(incoming, randomUUID())
    const sizeBytes = await copySynced(path, copy)
    await moveTo(copy, file)
    return { sizeBytes, contentType }
  }

  /** Once for all; what fails is tried again with the next file. */
  async function ready(): Promise<void> {
    readied ??= mkdir(incoming, { recursive: true }).then(() => removeStaleFiles(incoming))
    try {
      await readied
    } catch (error) {
      readied = undefined
      throw error
    }
  }

  async function statObject(key: string): Promise<StoredObject | null> {
    const { file, type } = pathsOf(key)
    const facts = await unlessMissing(stat(file))
    if (!facts?.isFile()) return null
    return { sizeBytes: facts.size, contentType: await readFile(type, 'utf8') }
  }

  async function read(key: string, range?: ByteRange) {
    const handle = await unlessMissing(open(pathsOf(key).file))
    if (!handle) throw new StorageMissingError(key)
    return handle.createReadStream(range)
  }

  async function fetchTo(key: string, path: string): Promise<void> {
    const done = unlessMissing(copyFile(pathsOf(key).file, path, constants.COPYFILE_FICLONE))
    if ((await done) === null) throw new StorageMissingError(key)
  }

  async function deleteObjects(keys: string[]): Promise<void> {
    for (const { file, type } of keys.map(pathsOf)) {
      await rm(file, { force: true })
      await rm(type, { force: true })
    }
  }

  function pathsOf(key: string): { file: string; type: string } {
    assertStorageKey(key)
    return { file: join(root, key), type: join(root, TYPES, key) }
  }
}

/** @returns the size in bytes, once the copy would survive a power cut. */
async function copySynced(from: string, to: string): Promise<number> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  const handle = await open(to, 'r+')
  try {
    await handle.datasync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

/** The new name, too, would survive a power cut: the database counts on it from its next commit on. */
async function moveTo(from: string, to: string): Promise<void> {
  const made = await mkdir(dirname(to), { recursive: true })
  if (made) await syncFolder(dirname(made))
  await rename(from, to)
  await syncFolder(dirname(to))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Null when the file is not there, be it that a part of its path is no folder. */
async function unlessMissing<Result>(pending: Promise<Result>): Promise<Result | null> {
  try {
    return await pending
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null
    throw error
  }
}
