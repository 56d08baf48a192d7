import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { keepLease } from '#domain/worker-lease.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createTestContext } from '#testing/test-context.ts'
import { openTestServer } from '#testing/test-server.ts'

/** What the health check of a container does. @returns what it complains about, or null. */
async function complaintOf(whose: string, settings: Record<string, string>) {
  const env = { PATH: process.env['PATH'], DATA_DIR: temporaryFolder(), ...settings }
  const check = promisify(execFile)(process.execPath, ['src/cli/health-main.ts', whose], { env })
  return await check.then(
    () => null,
    ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr.trim()}`,
  )
}

test('a server is healthy while it answers', async () => {
  const { url } = await openTestServer()
  expect(await complaintOf('server', { PORT: new URL(url).port })).toBe(null)
  expect(await complaintOf('server', { PORT: '1' })).toMatch(/^1: /)
})

test('a worker is healthy while it has its lease', async () => {
  const { databaseUrl } = await createTestContext()
  const settings = { DATABASE_URL: databaseUrl }
  expect(await complaintOf('worker', settings)).toBe('1: No worker lives here.')
  const letGo = await keepLease(databaseUrl, randomUUID(), () => undefined)
  onTestFinished(letGo)
  expect(await complaintOf('worker', settings)).toBe(null)
  await letGo()
  await expect.poll(() => complaintOf('worker', settings)).toBe('1: No worker lives here.')
  expect(await complaintOf('database', {})).toBe('1: Say whose health: server or worker.')
})
