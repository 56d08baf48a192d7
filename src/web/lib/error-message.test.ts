import { i18n } from '@lingui/core'
import { ORPCError } from '@orpc/client'
import { beforeAll, expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test('a refusal is told in the words of the server', () => {
  const refusal = new ORPCError('CONFLICT', { defined: true, message: 'It was changed meanwhile.' })
  expect(errorMessage(refusal)).toBe('It was changed meanwhile.')
})

test('a fault without words of ours is told in plain ones', () => {
  const fault = new ORPCError('INTERNAL_SERVER_ERROR')
  expect(errorMessage(fault)).toBe('Something went wrong on our side. Try again in a moment.')
})

test('a call that did not arrive is told as such', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toMatch(/^The server could not be reached/)
})
