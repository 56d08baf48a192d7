import { expect, test } from 'vitest'
import { LOOK_MAX_CHARACTERS } from '#contract/cast.ts'
import { asForm, asText, changeOf, isSendable, type LookForm, memberFaults } from './look-form.ts'

const EMPTY: LookForm = { look: '', cast: [], negativePrompt: '', referenceImageIds: [] }
const mara = { name: 'Mara', description: 'a red coat' }
const written = (changes: Partial<LookForm>) => asText({ ...EMPTY, ...changes })

test('only what was changed is saved, without blanks and without members who are still empty', () => {
  const from = written({ look: 'Ink', negativePrompt: 'fog' })
  const to = written({ look: 'Ink ', cast: [mara, { name: ' ', description: '' }] })
  expect(changeOf(from, to)).toEqual({ cast: [mara], negativePrompt: '' })
  expect(changeOf(from, from)).toEqual({})
})

test('a member without a name, or with the name of another, waits to be put right', () => {
  const cast = [mara, { name: ' MARA ', description: '' }, { name: '', description: 'tall' }]
  expect(memberFaults(cast)).toEqual([null, 'twice', 'nameless'])
  expect(isSendable(written({ cast }))).toBe(false)
  expect(isSendable(written({ cast: [mara, { name: '', description: '' }] }))).toBe(true)
})

test('what is too long, or left by another version, is not sent', () => {
  expect(isSendable(written({ look: 'x'.repeat(LOOK_MAX_CHARACTERS) }))).toBe(true)
  expect(isSendable(written({ look: 'x'.repeat(LOOK_MAX_CHARACTERS + 1) }))).toBe(false)
  expect(asForm('{"look": 1}')).toBeNull()
  expect(isSendable('a text')).toBe(false)
})
