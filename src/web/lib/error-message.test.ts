import { tell } from '#contract/words/told.ts'
import { i18n } from '@lingui/core'
import { ORPCError } from '@orpc/client'
import { beforeAll, expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test('a refusal is told by its code and values', () => {
  const data = { told: tell('grant-too-large', { most: 1000 }) }
  const refusal = new ORPCError('INVALID_INPUT', { defined: true, message: 'In words.', data })
  expect(errorMessage(refusal)).toBe('An account can hold at most 1,000 credits.')
})

test('a fault without words of ours is told in plain ones', () => {
  const fault = new ORPCError('INTERNAL_SERVER_ERROR')
  expect(errorMessage(fault)).toBe('Something went wrong on our side. Try again in a moment.')
})

test('a call that did not arrive is told as such', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toMatch(/^The server could not be reached/)
})
