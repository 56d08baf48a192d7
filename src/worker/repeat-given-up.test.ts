import { expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { repeatUnavailable } from './handlers/image.ts'

test('a vendor that nobody is sent to is not waited for: it is said why', async () => {
  let calls = 0
  const repeated = repeatUnavailable(
    () => {
      calls++
      return Promise.reject(new ProviderError('unavailable', tell('vendor-given-up')))
    },
    {
      delayMs: 0,
      signal: new AbortController().signal,
      inVain: tell('no-image-after-attempts'),
    },
  )
  await expect(repeated).rejects.toMatchObject({ told: { code: 'vendor-given-up' } })
  expect(calls).toBe(1)
})
