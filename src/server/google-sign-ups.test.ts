import { expect, test } from 'vitest'
import { createGoogle } from '#providers/identity/google/create-google.ts'
import { openBrowser } from '#testing/browser.ts'
import { openFakeGoogle } from '#testing/fake-google.ts'
import { openTestServer } from '#testing/test-server.ts'

const SITE = 'http://site.test'
const CALLBACK = `${SITE}/api/auth/google/callback`
const ADA = '110169484474386276334'
const GRACE = '110169484474386276335'

test('accounts made by Google count in the daily limit of their range; old ones still come in', async () => {
  const google = await openFakeGoogle(CALLBACK)
  google.people[ADA] = { email: 'ada@example.com', email_verified: true, name: 'Ada' }
  google.people[GRACE] = { email: 'grace@example.com', email_verified: true, name: 'Grace' }
  const server = await openTestServer({
    google: createGoogle(google.client),
    publicUrl: SITE,
    signUpsPerDay: 2,
    clientAddressHeader: 'x-real-ip',
  })
  const signIn = async (choice: string, address: string) => {
    const browser = openBrowser(server, SITE, { 'x-real-ip': address })
    const page = await browser.open(`${SITE}/api/auth/google/start`)
    const back = google.choice(page.address, choice)
    return (await browser.open(back, /^http:\/\/site\.test\/(dashboard|login)/)).address
  }

  const form = { name: 'Ada', email: 'first@example.com', password: 'correct horse battery' }
  const from = { 'x-real-ip': '192.0.2.9' }
  expect((await server.post('/api/auth/sign-up/email', form, from)).status).toBe(200)
  expect(await signIn(ADA, '192.0.2.1')).toBe(`${SITE}/dashboard`)
  expect(await signIn(GRACE, '192.0.2.2')).toBe(`${SITE}/login?error=google_too_many`)
  expect(await signIn(ADA, '192.0.2.3')).toBe(`${SITE}/dashboard`)
  expect(await signIn(GRACE, '192.0.3.1')).toBe(`${SITE}/dashboard`)
})
