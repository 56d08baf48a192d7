import { expect, test } from 'vitest'
import { withoutEcho, withoutEchoInErrors, withoutKeys } from './without-echo.ts'

test('a key that was sent is not in what is answered', () => {
  const headers = { authorization: 'Bearer sk-0123456789', 'content-type': 'application/json' }
  const said = Buffer.from('{"error":"Key sk-0123456789 of application/json é"}')
  const kept = '{"error":"Key *** of application/json é"}'
  expect(withoutKeys(said, headers).toString()).toBe(kept)
  expect(withoutKeys(said, { 'Api-Key': 'sk-0123456789' }).toString()).toBe(kept)
})

test('a sent text is not in what is said of an error; the words complained about are, and names', () => {
  const body = JSON.stringify({
    prompt: 'A duel at dawn, with a poisoned rapier',
    max_output_tokens: 5,
  })
  const said = (message: string) => withoutEcho({ error: [{ message }] }, body)
  expect(said('Refused: A duel at dawn, with a poisoned rapier')).toEqual({
    error: [{ message: 'Refused: …' }],
  })
  expect(said('Not allowed: poisoned rapier')).toEqual({
    error: [{ message: 'Not allowed: poisoned rapier' }],
  })
  expect(said('Unknown: max_output_tokens')).toEqual({
    error: [{ message: 'Unknown: max_output_tokens' }],
  })
  expect(withoutEcho({ status: 4 }, undefined)).toEqual({ status: 4 })
  const japanese = '海は静かです。今日は風がとても弱くて、空は青い。'
  expect(withoutEcho(japanese, japanese)).toBe('…')
})

test('with status 200 a sent text is kept where it is a result, and not where it is an error', () => {
  const prompt = 'A duel at dawn, with a poisoned rapier'
  const body = JSON.stringify({ prompt })
  const said = { code: 7, error: { message: `No: ${prompt}` }, data: [{ prompt }] }
  expect(withoutEchoInErrors(said, body)).toEqual({
    code: 7,
    error: { message: 'No: …' },
    data: [{ prompt }],
  })
  expect(withoutEchoInErrors([prompt], body)).toEqual([prompt])
  expect(withoutEchoInErrors(undefined, body)).toBeUndefined()
})
