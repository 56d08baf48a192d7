import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { ProviderError } from '#providers/provider-error.ts'
import { PACE } from './pace.ts'
import { repeatUnavailable } from './repeat-unavailable.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(() => Promise.resolve()) }))

test('the pause before a repeat is 1.5 s at first and doubles', async () => {
  const { signal } = new AbortController()
  const made = repeatUnavailable(isAway, {
    delayMs: PACE.repeatDelayMs,
    signal,
    inVain: 'In vain.',
  })
  await expect(made).rejects.toThrow('In vain.')
  expect(vi.mocked(wait).mock.calls.map(([pauseMs]) => pauseMs)).toEqual([1500, 3000, 6000])
})

function isAway(): Promise<never> {
  return Promise.reject(new ProviderError('unavailable', 'Not now.'))
}
