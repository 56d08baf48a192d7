import { expect, test, vi } from 'vitest'
import { ChildDiedError, runInChild } from './run-in-child.ts'

const TELL_ENVIRONMENT = new URL('../testing/tell-environment.task.ts', import.meta.url)
const EAT_MEMORY = new URL('../testing/eat-memory.task.ts', import.meta.url)
const LIMITS = { timeoutMs: 60_000, heapMB: 64, memoryMB: 384 }
const MIB = 2 ** 20

test('a child sees no setting of ours, whatever it is called', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://somebody:secret@db.example/reelwright')
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('A_SETTING_OF_TOMORROW', 'secret')
  const seen = await runInChild<object, Record<string, string>>(TELL_ENVIRONMENT, {}, LIMITS)
  expect(Object.values(seen).join()).not.toContain('secret')
  expect(Object.keys(seen)).not.toContain('A_SETTING_OF_TOMORROW')
  expect(seen['PATH']).toBe(process.env['PATH'])
})

async function eat(wantedBytes: number): Promise<number> {
  return await runInChild<{ wantedBytes: number }, number>(EAT_MEMORY, { wantedBytes }, LIMITS)
}

test('a child that eats memory gets what it may have and no more', async () => {
  expect(await eat(200 * MIB)).toBe(208 * MIB)
  const tooMuch = eat(3000 * MIB)
  await expect(tooMuch).rejects.toThrow(ChildDiedError)
  await expect(tooMuch).rejects.toThrow('It took more than 384 MB of memory.')
})
