import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { inTemporaryFolder, removeLeftFolders } from './temporary-folder.ts'

const HOLD_FOLDER = fileURLToPath(new URL('../testing/hold-folder.ts', import.meta.url))
const DAY_S = 86_400

/** Another process that works in a folder of its own below this one. */
async function holdFolder(parent: string) {
  const child = spawn(process.execPath, [HOLD_FOLDER], {
    env: { ...process.env, TMPDIR: parent },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [path] = (await once(child.stdout, 'data')) as [Buffer]
  writeFileSync(join(path.toString(), 'half-made'), '')
  return {
    name: basename(path.toString()),
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

test('a folder of its own is empty, and goes with the work, however that ends', async () => {
  const failed = inTemporaryFolder(async (folder) => {
    expect(dirname(folder)).toBe(tmpdir())
    expect(readdirSync(folder)).toEqual([])
    throw new Error(folder)
  })
  const { message } = (await failed.catch((error: unknown) => error)) as Error
  expect(readdirSync(tmpdir())).not.toContain(basename(message))
})

test('what a killed process left goes, what a running one works in stays', async () => {
  const parent = temporaryFolder()
  const [killed, running] = [await holdFolder(parent), await holdFolder(parent)]
  await removeLeftFolders(parent)
  expect(readdirSync(parent).toSorted()).toEqual([killed.name, running.name].toSorted())
  await killed.kill()
  await removeLeftFolders(parent)
  expect(readdirSync(parent)).toEqual([running.name])
})

test('a process that has the number of a dead one keeps nothing of it', async () => {
  const parent = temporaryFolder()
  const { name } = await holdFolder(parent)
  mkdirSync(join(parent, name.replace(/\d+-\w+$/, '1-abcdef')))
  await removeLeftFolders(parent)
  expect(readdirSync(parent)).toEqual([name])
})

test('a folder of a process that cannot be seen from here stays for a day', async () => {
  const parent = temporaryFolder()
  const [fresh, stale] = ['reelwright-1-7-300-abcdef', 'reelwright-1-7-200-abcdef']
  for (const name of [fresh, stale]) mkdirSync(join(parent, name))
  const longAgo = Date.now() / 1000 - 2 * DAY_S
  utimesSync(join(parent, stale), longAgo, longAgo)
  await removeLeftFolders(parent)
  expect(readdirSync(parent)).toEqual([fresh])
})

test('what belongs to others is not touched', async () => {
  const parent = temporaryFolder()
  const names = ['reelwright-test-abcdef', 'somebody-else', 'systemd-private-1-2-3-x']
  for (const name of names) mkdirSync(join(parent, name))
  await removeLeftFolders(parent)
  expect(readdirSync(parent).toSorted()).toEqual(names.toSorted())
})
