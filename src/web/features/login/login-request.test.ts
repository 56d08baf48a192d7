import { expect, test } from 'vitest'
import { loginRequest } from './login-request.ts'

test('without a state the sign-in form leads to the dashboard', () => {
  const plain = { from: '/dashboard', showSignUp: false, sessionEnded: false }
  expect(loginRequest(null)).toEqual(plain)
  expect(loginRequest('anything')).toEqual(plain)
})

test('a link may ask for the sign-up form and for the page to come back to', () => {
  const state = { from: '/dashboard/create', showSignUp: true }
  expect(loginRequest(state)).toMatchObject(state)
  expect(loginRequest({ sessionEnded: true }).sessionEnded).toBe(true)
})

test('only a path of this site is gone back to', () => {
  for (const from of ['https://evil.example', '//evil.example', '/\\evil.example', 7]) {
    expect(loginRequest({ from }).from).toBe('/dashboard')
  }
})
