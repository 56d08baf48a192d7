import { expect, test, vi } from 'vitest'
import { AuthError, authRequest } from './auth-request.ts'

/** What `authRequest` makes of an answer of the service. */
async function outcomeOf(answer: Response | Error): Promise<unknown> {
  const fetch = vi.spyOn(globalThis, 'fetch')
  if (answer instanceof Error) fetch.mockRejectedValueOnce(answer)
  else fetch.mockResolvedValueOnce(answer)
  try {
    return await authRequest('/sign-in/email', { body: { email: 'ada@example.com' } })
  } catch (error) {
    return error
  } finally {
    fetch.mockRestore()
  }
}

test('an answer is handed over as it is', async () => {
  expect(await outcomeOf(Response.json({ status: true }))).toEqual({ status: true })
})

test('a refusal carries the code and the words of the service', async () => {
  const body = { code: 'PASSWORD_TOO_SHORT', message: 'Weak password.' }
  const error = await outcomeOf(Response.json(body, { status: 400 }))
  expect(error).toBeInstanceOf(AuthError)
  expect(error).toMatchObject({ ...body, waitS: null })
})

test('too many attempts carry the wait', async () => {
  const response = Response.json({}, { status: 429, headers: { 'x-retry-after': '17' } })
  expect(await outcomeOf(response)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', waitS: 17 })
})

test('no answer, and a gateway that has none, are the same', async () => {
  const gateways = [502, 503, 504].map((status) => new Response('Bad gateway', { status }))
  const answers = [new TypeError('no network'), ...gateways]
  for (const answer of answers) {
    expect(await outcomeOf(answer)).toMatchObject({ code: 'UNREACHABLE' })
  }
})
