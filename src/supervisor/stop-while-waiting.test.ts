import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#database/embedded/cluster-record.ts'
import { withFolderLock } from '#database/embedded/folder-lock.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { findInstance } from './instance.ts'

const SUPERVISOR = fileURLToPath(new URL('main.ts', import.meta.url))

test('Ctrl-C while another process has the data folder in hand ends npm start at once', async () => {
  const dataFolder = temporaryFolder()
  const supervisor = spawn(process.execPath, [SUPERVISOR], {
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void supervisor.kill('SIGKILL'))
  let said = ''
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  }
  const closed = new Promise<number | null>((resolve) => supervisor.once('close', resolve))
  const code = await withFolderLock(dataFolder, async () => {
    await expect.poll(() => findInstance(dataFolder)).not.toBeNull()
    supervisor.kill('SIGINT')
    return await closed
  })
  expect(code).toBe(0)
  expect(said).toContain('Stopping ...\nStopped.\n')
})
