import { inWords, vendorSays } from '#contract/words/in-words.ts'
import { tell } from '#contract/words/told.ts'
import { expect, test } from 'vitest'
import { ProviderError, type ProviderErrorKind } from '#providers/provider-error.ts'
import { PACE } from './pace.ts'
import { repeatUnavailable } from './repeat-unavailable.ts'

const OPTIONS = {
  delayMs: 0,
  signal: new AbortController().signal,
  inVain: tell('no-image-after-attempts'),
}

function failing(kinds: ProviderErrorKind[]) {
  const calls = { count: 0 }
  const call = async () => {
    const kind = kinds[calls.count++]
    if (kind) throw new ProviderError(kind, vendorSays('Acme', `It was ${kind}.`))
    return 'made'
  }
  return { calls, call }
}

test('a call that is unavailable three times succeeds with the fourth', async () => {
  const { call } = failing(['unavailable', 'unavailable', 'unavailable'])
  expect(await repeatUnavailable(call, OPTIONS)).toBe('made')
})

test('after four attempts it says that all were in vain', async () => {
  const { calls, call } = failing(Array.from({ length: 9 }, () => 'unavailable'))
  await expect(repeatUnavailable(call, OPTIONS)).rejects.toThrow(inWords(OPTIONS.inVain))
  expect(calls.count).toBe(4)
})

for (const kind of ['refused', 'unsupported', 'outcome-unknown'] as const) {
  test(`what is ${kind} is never repeated`, async () => {
    const { calls, call } = failing([kind])
    await expect(repeatUnavailable(call, OPTIONS)).rejects.toThrow(`It was ${kind}.`)
    expect(calls.count).toBe(1)
  })
}

test('the pause before a repeat is 1.5 s at first and doubles', async () => {
  expect(PACE.repeatDelayMs).toBe(1500)
  const delayMs = 20
  const startedAtMs: number[] = []
  const call = () => {
    startedAtMs.push(performance.now())
    return Promise.reject(new ProviderError('unavailable', vendorSays('Acme', 'Not now.')))
  }
  await expect(repeatUnavailable(call, { ...OPTIONS, delayMs })).rejects.toThrow(
    inWords(OPTIONS.inVain),
  )
  const pauses = startedAtMs.slice(1).map((atMs, index) => atMs - (startedAtMs[index] ?? 0))
  // Timers count whole milliseconds, and may fire within the last of them.
  for (const [index, pauseMs] of pauses.entries()) {
    expect(pauseMs).toBeGreaterThan(delayMs * 2 ** index - 2)
  }
})

test('waiting for the next attempt ends when nobody wants the result any more', async () => {
  const { calls, call } = failing(['unavailable'])
  const abort = new AbortController()
  const repeating = repeatUnavailable(call, { ...OPTIONS, delayMs: 60_000, signal: abort.signal })
  abort.abort()
  await expect(repeating).rejects.toThrow()
  expect(calls.count).toBe(1)
})
