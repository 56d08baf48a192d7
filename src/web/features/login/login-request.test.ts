import { expect, test } from 'vitest'
import { loginRequest } from './login-request.ts'

test('without a state the sign-in form leads to the dashboard', () => {
  expect(loginRequest(null)).toEqual({ from: '/dashboard', showSignUp: false })
})

test('a link may ask for the sign-up form and for the page to come back to', () => {
  const state = { from: '/dashboard/create', showSignUp: true }
  expect(loginRequest(state)).toEqual(state)
})

test('only a path of this site is gone back to', () => {
  for (const from of ['https://evil.example', '//evil.example', 7]) {
    expect(loginRequest({ from }).from).toBe('/dashboard')
  }
})
