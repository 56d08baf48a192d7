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

test('a child that hangs as it starts is replaced by one that gets ready', async () => {
  const folder = temporaryFolder()
  const module = join(folder, 'child.mjs')
  const record = join(folder, 'starts')
  writeFileSync(
    module,
    `import { appendFileSync, readFileSync } from 'node:fs'
    import { supervised } from '${SUPERVISED}'
    setInterval(() => undefined, 1000)
    const ready = supervised('worker')
    appendFileSync(${JSON.stringify(record)}, '.')
    if (readFileSync(${JSON.stringify(record)}, 'utf8').length > 1) ready(async () => undefined)`,
  )
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const kept = keepRunning('worker', module, process.env, 78)
  onTestFinished(kept.stop)
  await expect.poll(() => existsSync(record), { timeout: 30_000, interval: 100 }).toBe(true)
  vi.advanceTimersByTime(58_000)
  expect(said).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  await kept.ready
  expect(readFileSync(record, 'utf8')).toBe('..')
  expect(said.mock.calls).toEqual([
    ['The worker does not get ready; it is ended.'],
    ['The worker ended with SIGKILL; starting it again.'],
  ])
})
