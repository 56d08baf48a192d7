import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { keepRunning } from './keep-running.ts'

const SUPERVISED = new URL('./supervised.ts', import.meta.url).href

test('a child that hangs is replaced by one that answers', async () => {
  const folder = temporaryFolder()
  const module = join(folder, 'child.mjs')
  const record = join(folder, 'pids')
  writeFileSync(
    module,
    `import { appendFileSync } from 'node:fs'
    import { supervised } from '${SUPERVISED}'
    setInterval(() => undefined, 1000)
    const ready = supervised('worker')
    appendFileSync(${JSON.stringify(record)}, process.pid + ' ')
    ready(async () => undefined)`,
  )
  const pids = () =>
    existsSync(record) ? readFileSync(record, 'utf8').trim().split(' ').map(Number) : []
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const kept = keepRunning('worker', module, process.env, 78)
  onTestFinished(kept.stop)
  await kept.ready
  const [hung] = pids()
  process.kill(Number(hung), 'SIGSTOP')
  await expect.poll(() => pids().length, { timeout: 60_000, interval: 100 }).toBe(2)
  expect(pids()[1]).not.toBe(hung)
  expect(said.mock.calls).toEqual([
    ['The worker does not answer; it is ended.'],
    ['The worker ended with SIGKILL; starting it again.'],
  ])
})
