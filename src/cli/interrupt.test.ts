import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { withFolderLock } from '#database/embedded/folder-lock.ts'
import { findPostmaster, stopPostmaster } from '#database/embedded/postmaster.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'

const SIGNALLED = 128
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** The command on an empty data folder. */
function startCommand(args: string[]) {
  const dataFolder = temporaryFolder()
  const cluster = join(dataFolder, 'postgres')
  const command = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => stopPostmaster(cluster))
  onTestFinished(() => void command.kill('SIGKILL'))
  let said = ''
  command.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  // As a shell tells it: the second Ctrl-C may find the process already past its last line, and ends it by itself.
  const ended = new Promise<number>((resolve) =>
    command.once('close', (code, signal) =>
      resolve(signal === null ? (code ?? 0) : SIGNALLED + constants.signals[signal]),
    ),
  )
  /** Presses Ctrl-C: the terminal tells npm and the command, and npm passes it on. */
  const interrupt = async () => {
    command.kill('SIGINT')
    setImmediate(() => command.kill('SIGINT'))
    const code = await ended
    return { code, said }
  }
  return { dataFolder, cluster, interrupt }
}

/** Interrupted as soon as PostgreSQL runs for it. */
async function interrupted(args: string[]) {
  const { dataFolder, cluster, interrupt } = startCommand(args)
  await expect.poll(() => findPostmaster(cluster)).not.toBeNull()
  return { ...(await interrupt()), dataFolder, cluster }
}

test('Ctrl-C during the start stops what was started, PostgreSQL included, and says so', async () => {
  const out = join(temporaryFolder(), 'cats.mp4')
  const { code, said, cluster } = await interrupted([
    'make',
    'Why cats sleep so much',
    '--out',
    out,
  ])
  expect({ code, said }).toEqual({ code: 130, said: 'Stopped.\n' })
  expect(findPostmaster(cluster)).toBeNull()
  expect(existsSync(out)).toBe(false)
})

test('Ctrl-C as credits are added leaves no PostgreSQL behind either', async () => {
  const { code, said, cluster, dataFolder } = await interrupted([
    'credits:add',
    'ada@example.com',
    '5',
  ])
  expect({ code, said }).toEqual({ code: 130, said: 'Stopped.\n' })
  expect(findPostmaster(cluster)).toBeNull()
  expect(readdirSync(dataFolder)).toContain('postgres')
})

test('Ctrl-C while another process has the data folder in hand ends at once, and starts nothing', async () => {
  const { dataFolder, cluster, interrupt } = startCommand(['make', 'Why cats sleep so much'])
  const ended = await withFolderLock(dataFolder, async () => {
    // Written just before the database is opened.
    await expect.poll(() => readdirSync(dataFolder)).toContain('operator-token')
    return await interrupt()
  })
  expect(ended).toEqual({ code: 130, said: 'Stopped.\n' })
  expect(findPostmaster(cluster)).toBeNull()
})
