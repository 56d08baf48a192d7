import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { faultText } from './faults.ts'

const LOST = new Error('Connection terminated unexpectedly')
const SECRET = 'ada@example.com'

test('a lost connection is one line, without the statement and its values', () => {
  const wrapped = new DrizzleQueryError('select * from mails where to = $1', [SECRET], LOST)
  expect(faultText(wrapped)).toBe('Connection terminated unexpectedly')
  const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:1')])
  expect(faultText(Object.assign(refused, { code: 'ECONNREFUSED' }))).toBe(
    'Error: connect ECONNREFUSED ::1:1',
  )
})

test('a full disk is one line that names the path', () => {
  const full = "ENOSPC: no space left on device, copyfile '/a' -> '/srv/media/b'"
  expect(faultText(Object.assign(new Error(full), { code: 'ENOSPC' }))).toBe(full)
})

test('a statement that is wrong says why and where, without its values', () => {
  const cause = new Error('column "x" does not exist')
  const text = faultText(new DrizzleQueryError('select x where a = $1', [SECRET], cause))
  expect(text).toContain('column "x" does not exist')
  expect(text).toContain('faults.test.ts')
  expect(text).not.toContain(SECRET)
})

test('any other fault keeps its stack and its cause', () => {
  const text = faultText(new Error('It failed', { cause: new TypeError('x is not a function') }))
  expect(text).toContain('It failed\n    at ')
  expect(text).toContain('caused by: TypeError: x is not a function\n    at ')
})
