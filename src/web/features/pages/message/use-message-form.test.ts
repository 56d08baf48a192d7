import { expect, test } from 'vitest'
import { MESSAGE_MAX_CHARACTERS, MESSAGE_MIN_CHARACTERS } from '#contract/limits.ts'
import { messageFaults } from './use-message-form.ts'

const MESSAGE = { name: 'Ada', email: 'ada@example.com', topic: 'other', text: 'Good morning!' }

test('a message as it should be has no faults', () => {
  expect(messageFaults(MESSAGE)).toEqual({})
})

test('each field is named with what is wrong with it, in the order of the form', () => {
  const faults = messageFaults({ name: ' ', email: 'ada', topic: '', text: '' })
  expect(Object.entries(faults)).toEqual([
    ['name', 'missing'],
    ['email', 'no-address'],
    ['topic', 'missing'],
    ['text', 'too-short'],
  ])
})

test('a text is counted without the spaces around it, and may be exactly as short and as long as allowed', () => {
  expect(faultOf(MESSAGE_MIN_CHARACTERS - 1)).toBe('too-short')
  expect(faultOf(MESSAGE_MIN_CHARACTERS)).toBeUndefined()
  expect(faultOf(MESSAGE_MAX_CHARACTERS)).toBeUndefined()
  expect(faultOf(MESSAGE_MAX_CHARACTERS + 1)).toBe('too-long')
})

function faultOf(length: number) {
  return messageFaults({ ...MESSAGE, text: ` ${'a'.repeat(length)} ` }).text
}
