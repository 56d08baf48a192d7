import { expect, test } from 'vitest'
import { accountQuery } from './use-account.ts'

test('credits are fresh for 15 minutes, then the next screen reads them again', () => {
  expect(accountQuery()).toMatchObject({ staleTime: 15 * 60_000, refetchOnMount: true })
})
