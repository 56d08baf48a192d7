import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { openForTest, query } from '#testing/embedded-database.ts'
import { installedFolder } from '#testing/installed-folder.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { findPostmaster } from './postmaster.ts'

/** A folder whose database was used and stopped. */
async function usedFolder(): Promise<string> {
  return await used(await installedFolder(join(temporaryFolder(), 'data')))
}

async function used(folder: string): Promise<string> {
  const { url, close } = await openForTest(folder)
  await query(url, `create table kept as select '${basename(folder)}'::text as name`)
  await close()
  return folder
}

function copyOf(folder: string): string {
  execFileSync('cp', ['-a', folder, `${folder}-copy`])
  return `${folder}-copy`
}

function recordOf(folder: string): { port: number; password: string; cluster: string } {
  return JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8'))
}

function writeRecord(folder: string, record: object): void {
  writeFileSync(join(folder, 'postgres.json'), JSON.stringify(record))
}

test('a copied folder opens its own database, also when the original was moved away', async () => {
  const original = await usedFolder()
  const copy = copyOf(original)
  renameSync(original, `${original}-gone`)
  const { url, cluster } = await openForTest(copy)
  expect(await query(url, 'select name from kept')).toEqual([{ name: 'data' }])
  expect(cluster).toBe(join(copy, 'postgres'))
  expect(existsSync(original)).toBe(false)
})

test('a copy beside the running original does not touch its database', async () => {
  const original = await usedFolder()
  const copy = copyOf(original)
  const first = await openForTest(original)
  const second = await openForTest(copy)
  await query(second.url, "insert into kept values ('of the copy')")
  expect(await query(first.url, 'select name from kept')).toEqual([{ name: 'data' }])
})

test('a moved folder goes on, also one whose record was written with a whole path', async () => {
  const before = await usedFolder()
  const { port, password } = recordOf(before)
  writeRecord(before, { port, password, cluster: join(before, 'postgres') })
  renameSync(before, `${before}-moved`)
  const { url } = await openForTest(`${before}-moved`)
  expect(await query(url, 'select name from kept')).toEqual([{ name: 'data' }])
})

test('reached by a link, it is the same database', async () => {
  const folder = await usedFolder()
  const link = `${folder}-link`
  symlinkSync(folder, link)
  const first = await openForTest(folder)
  const pid = findPostmaster(first.cluster)
  const second = await openForTest(link)
  expect(second.url).toBe(first.url)
  expect(findPostmaster(second.cluster)).toBe(pid)
  await second.close()
  await first.close()
})

test('a database that is gone is not replaced by an empty one', async () => {
  const folder = await usedFolder()
  rmSync(join(folder, 'postgres'), { recursive: true })
  await expect(openForTest(folder)).rejects.toThrow(
    /The database of this data folder is missing: .*postgres is not there\. Restore a backup/,
  )
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
})

test('a database that nothing describes is not replaced by an empty one', async () => {
  const folder = await usedFolder()
  rmSync(join(folder, 'postgres.json'))
  await expect(openForTest(folder)).rejects.toThrow(
    /There is a database in .*postgres, but .*postgres\.json is missing\. Put it back/,
  )
})

test("a database put into another's place is refused", async () => {
  const parent = temporaryFolder()
  const one = await used(join(parent, 'one'))
  const other = await used(join(parent, 'other'))
  rmSync(join(one, 'postgres'), { recursive: true })
  renameSync(join(other, 'postgres'), join(one, 'postgres'))
  await expect(openForTest(one)).rejects.toThrow(
    /The database in .*one\/postgres belongs to another data folder/,
  )
})

test('a folder without the heart of a database is said to need a backup', async () => {
  const folder = await usedFolder()
  rmSync(join(folder, 'postgres', 'PG_VERSION'))
  const said = await openForTest(folder).catch((error: Error) => error.message)
  expect(said).toMatch(/The database in .*postgres is damaged\. Restore a backup/)
  expect(said).not.toMatch(/initdb/)
})

test.runIf(process.getuid?.() === 0)(
  'a copy of a folder whose database is kept outside does not open that database',
  async () => {
    const closed = join(temporaryFolder(), 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const folder = await used(join(closed, 'data'))
    const copy = copyOf(folder)
    await expect(openForTest(copy)).rejects.toThrow(
      /The database in .*postgres belongs to the data folder .*data, not to .*data-copy/,
    )
    const { url } = await openForTest(folder)
    expect(await query(url, 'select name from kept')).toEqual([{ name: 'data' }])
  },
)
