import { randomUUID } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ExportSettings } from '#contract/export.ts'
import { assets, discardedFiles, scenes, storyboards, takes } from '#database/schema/index.ts'
import { createFileSystemStorage } from '#providers/storage/file-system/create-file-system-storage.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { startTake } from '#testing/make-take.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { openTestServer } from '#testing/test-server.ts'
import { saveAsset, storeFile, sweepDiscardedFiles } from '../asset/index.ts'
import type { MemberContext } from '../context.ts'
import { checkLedger } from '../credit/index.ts'
import { requestExport, saveExport } from '../exports.ts'
import { claimGeneration, getGeneration } from '../generation/index.ts'
import { editScenes, saveTake } from '../scene/index.ts'
import { deleteStoryboard } from './delete.ts'

/** A storyboard of two scenes with four files in its storage folder, and one that belongs to the account. */
async function storyboardWithFiles() {
  const { account: without, storyboard } = await accountWithScenes(2)
  const folder = temporaryFolder()
  const account = { ...without, storage: createFileSystemStorage(folder) }
  const [first, second] = storyboard.scenes
  if (!first || !second) throw new Error('The scenes are missing.')
  await saveTestImage(account, first.id)
  await saveTestImage(account, first.id)
  await saveTestImage(account, second.id)
  await exportVideo(account, storyboard.id)
  const kept = await storeFile(account, 'library', aFile('image/png'))
  await account.db.transaction((tx) => saveAsset(tx, account.workspaceId, kept))
  /** Every file that lies in storage, by its key. */
  const filesLeft = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((name) => !name.startsWith('.'))
  return { account, storyboard, first, filesLeft, kept: kept.storageKey }
}

function aFile(contentType: string) {
  const path = join(temporaryFolder(), 'made.bin')
  writeFileSync(path, 'made')
  return { path, contentType }
}

async function exportVideo(account: MemberContext, storyboardId: string): Promise<void> {
  const settings = ExportSettings.parse({ musicMood: null })
  const { generation } = await requestExport(account, { storyboardId, ...settings })
  const claimed = await claimGeneration(account, generation.id, randomUUID())
  if (!claimed) throw new Error('The export could not be claimed.')
  await saveExport(account, claimed, await storeFile(account, 'exports', aFile('video/mp4')))
}

/** The same storage, whose process ends once after so many deletions. */
function dyingAfter(storage: StorageProvider, deletions: number): StorageProvider {
  return {
    ...storage,
    delete: async (keys) => {
      await storage.delete(keys.slice(0, deletions))
      throw new Error('The process was killed.')
    },
  }
}

test('a file that a scene of another storyboard uses stays until that one is deleted, too', async () => {
  const { account, storyboard, filesLeft, kept } = await storyboardWithFiles()
  const other = await createWrittenStoryboard(account)
  const sceneId = other.scenes[0]?.id ?? ''
  const [take] = await account.db.select().from(takes)
  if (!take) throw new Error('There is no take.')
  const { kind, assetId, generationId } = take
  await account.db.insert(takes).values({ sceneId, kind, assetId, generationId })

  await deleteStoryboard(account, { id: storyboard.id })
  await sweepDiscardedFiles(account)
  const [asset] = await account.db
    .select()
    .from(assets)
    .where(eq(assets.id, assetId ?? ''))
  expect(new Set(filesLeft())).toEqual(new Set([kept, asset?.storageKey]))

  await deleteStoryboard(account, { id: other.id })
  await sweepDiscardedFiles(account)
  expect(filesLeft()).toEqual([kept])
})

test('a deleted storyboard leaves no row and no file; what is not its own stays', async () => {
  const { account, storyboard, first, filesLeft, kept } = await storyboardWithFiles()
  const edit = { type: 'delete', sceneId: first.id } as const
  await editScenes(account, { id: storyboard.id, edit })
  expect(filesLeft()).toHaveLength(5)
  await deleteStoryboard(account, { id: storyboard.id })
  await sweepDiscardedFiles(account)
  expect(filesLeft()).toEqual([kept])
  for (const table of [storyboards, scenes, takes, discardedFiles]) {
    expect(await account.db.$count(table)).toBe(0)
  }
  expect(await account.db.$count(assets)).toBe(1)
})

/** As if the time had passed that the dead sweep had for itself. */
const LONG_AGO = sql`now() - interval '1 minute'`

for (const deletions of [0, 2, 4]) {
  test(`a crash after ${deletions} of 4 deleted files leaves none of them for ever`, async () => {
    const { account, storyboard, filesLeft, kept } = await storyboardWithFiles()
    await deleteStoryboard(account, { id: storyboard.id })
    const dying = { ...account, storage: dyingAfter(account.storage, deletions) }
    await expect(sweepDiscardedFiles(dying)).rejects.toThrow('The process was killed.')
    expect(filesLeft()).toHaveLength(5 - deletions)
    await account.db.update(discardedFiles).set({ dueAt: LONG_AGO })
    await sweepDiscardedFiles(account)
    expect(filesLeft()).toEqual([kept])
    expect(await account.db.$count(discardedFiles)).toBe(0)
  })
}

test('what a worker was making is cancelled, costs nothing, and its file goes, too', async () => {
  const { account, storyboard, first, filesLeft, kept } = await storyboardWithFiles()
  const { id } = await startTake(account, first.id, 'image')
  const running = await claimGeneration(account, id, randomUUID())
  if (!running) throw new Error('The image could not be claimed.')
  const charged = await account.db.query.credits.findFirst()

  const file = await storeFile(account, 'images', aFile('image/png'))
  await deleteStoryboard(account, { id: storyboard.id })
  const isSaved = await saveTake(
    account,
    { ...running, sceneId: first.id, kind: 'image' },
    file,
    null,
  )
  expect(isSaved).toBe(false)
  expect((await getGeneration(account, { id })).state).toBe('cancelled')
  expect(await account.db.query.credits.findFirst()).toMatchObject({
    amount: charged?.amount,
    held: 0,
  })
  expect(await checkLedger(account.db)).toEqual([])

  // Still young enough to be on its way to an asset.
  await sweepDiscardedFiles(account)
  expect(filesLeft().toSorted()).toEqual([file.storageKey, kept].toSorted())
  await account.db.update(discardedFiles).set({ dueAt: sql`now() - interval '1 minute'` })
  await sweepDiscardedFiles(account)
  expect(filesLeft()).toEqual([kept])
})

test('nobody deletes a storyboard without being signed in', async () => {
  const server = await openTestServer()
  const answer = await server.fetch(`/api/v1/storyboards/${randomUUID()}`, { method: 'DELETE' })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ message: 'User not authenticated' })
})
