import { expect, test } from 'vitest'
import { isEmail } from './is-email.ts'

test.each(['ada@example.com', ' ada@example.com ', 'a.b+c@mail.example.co'])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each(['', 'ada', 'ada@', '@example.com', 'ada@example', 'ada b@example.com'])(
  '"%s" is not an address',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)
