import { expect, test } from 'vitest'
import { openTestServer } from '#testing/test-server.ts'

const CLOSED = [
  '/sign-in/email-otp',
  '/sign-in/magic-link',
  '/sign-in/social',
  '/sign-in/sso',
  '/sign-in/anonymous',
  '/otp',
  '/sso',
  '/token',
  '/refresh-token',
  '/get-access-token',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/list-sessions',
  '/update-user',
  '/delete-user',
  '/two-factor/enable',
  '/two-factor/verify-totp',
  '/factors',
  '/admin/list-users',
  '/admin/create-user',
  '/admin/impersonate-user',
]

test('what no screen asks for is closed, also to the admin who is signed in', async () => {
  const server = await openTestServer()
  const admin = await server.signUp()
  for (const path of CLOSED) {
    const asked = await admin.fetch(`/api/auth${path}`)
    expect(asked.status, `GET ${path}`).toBe(404)
    const sent = await admin.post(`/api/auth${path}`, {})
    expect(sent.status, `POST ${path}`).toBe(404)
  }
})
