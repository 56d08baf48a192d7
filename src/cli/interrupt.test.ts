import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findPostmaster, stopPostmaster } from '#database/embedded/postmaster.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** The command on an empty data folder, interrupted as soon as PostgreSQL runs for it. */
async function interrupted(args: string[]) {
  const dataFolder = temporaryFolder()
  const cluster = join(dataFolder, 'postgres')
  const command = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => stopPostmaster(cluster))
  let said = ''
  command.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => command.once('close', resolve))
  await expect.poll(() => findPostmaster(cluster)).not.toBeNull()
  // The terminal tells npm and the command, and npm passes it on.
  command.kill('SIGINT')
  setImmediate(() => command.kill('SIGINT'))
  const code = await ended
  return { code, said, dataFolder, cluster }
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
