import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { A_SCRIPT } from '#testing/create-written-storyboard.ts'
import { QUICK_START } from '#testing/quick-start.ts'
import { startProduct } from '#testing/start-product.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { type Client, createClient } from './client.ts'

const MAIN = (name: string) => fileURLToPath(new URL(`${name}-main.ts`, import.meta.url))

/** A command, as an operator gives it. @returns what it said, and its exit code. */
async function run(name: string, dataFolder: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataFolder }
  const done = promisify(execFile)(process.execPath, [...QUICK_START, MAIN(name), ...args], { env })
  return await done.then(
    ({ stdout }) => ({ said: stdout, code: 0 }),
    (error: { stderr: string; code: number }) => ({ said: error.stderr, code: error.code }),
  )
}

test('backed up amid its work, a product goes on in an empty folder, and not in a used one', {
  timeout: 240_000,
}, async () => {
  const product = await startProduct()
  const client = createClient(product.url, product.operatorToken)
  const description = 'Backup test'
  await client.operator.grantCredits({ requestId: randomUUID(), amount: 100_000, description })
  const first = await write(client)
  const path = join(temporaryFolder(), 'backup.tar')

  const [made] = await Promise.all([
    run('backup', product.dataFolder, path),
    ...Array.from({ length: 5 }, () => write(client)),
  ])
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/holds \d+ rows/) })
  expect(await run('restore', product.dataFolder, path, '--force')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Reelwright runs on .* Stop it first\. Nothing was restored\.\n$/),
  })
  expect(await product.stop()).toBe(0)

  const dataFolder = temporaryFolder()
  expect(await run('restore', dataFolder, path)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ rows .* Everybody has to sign in again\.\n$/),
  })
  const restored = await startProduct({ dataFolder })
  const again = createClient(restored.url, restored.operatorToken)
  expect(await again.storyboard.get({ id: first })).toMatchObject({ id: first })
})

test('a restore from nothing says so, and makes no folder', async () => {
  const folder = join(temporaryFolder(), 'data')
  expect(await run('restore', folder, join(folder, 'nothing.tar'))).toEqual({
    code: 1,
    said: `There is no file ${join(folder, 'nothing.tar')}.\n`,
  })
  expect(await run('restore', folder)).toEqual({
    code: 1,
    said: 'Usage: npm run restore -- FILE [--force]\n',
  })
  expect(existsSync(folder)).toBe(false)
})

async function write(client: Client): Promise<string> {
  const id = randomUUID()
  await client.storyboard.create({ id, ...A_SCRIPT })
  await expect.poll(() => client.storyboard.get({ id }).catch(() => null)).not.toBeNull()
  return id
}
