import { spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { isOverdue } from './child-limits.ts'

test('what has computed for its whole limit is overdue, and not before', () => {
  expect(isOverdue(process.pid, 49, 50)).toBe(false)
  expect(isOverdue(process.pid, 50, 50)).toBe(true)
})

test('what waits for its turn has five times as long', () => {
  const waiting = spawn('sleep', ['600'])
  onTestFinished(() => void waiting.kill())
  const pid = waiting.pid ?? 0
  expect(isOverdue(pid, 60_000, 60_000)).toBe(false)
  expect(isOverdue(pid, 299_999, 60_000)).toBe(false)
  expect(isOverdue(pid, 300_000, 60_000)).toBe(true)
})
