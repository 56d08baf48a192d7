import { generateKeyPair } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { type MisbehavingGoogle, openMisbehavingGoogle } from '#testing/misbehaving-google.ts'
import { createGoogle } from './create-google.ts'

const BROKEN = { status: 500, body: '{"error":"internal_failure"}' }
const HTML = { status: 200, body: '<!doctype html><title>Sign in</title>' }
const now = () => Math.floor(Date.now() / 1000)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function identify({ client, attempt }: MisbehavingGoogle) {
  return createGoogle(client).identify('a-code', attempt)
}

/** Ten seconds pass in a tenth of one. */
function hurryTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
}

test('an honest token says who it is', async () => {
  const google = await openMisbehavingGoogle()
  expect(await identify(google)).toEqual({
    subject: '1101',
    email: 'ada@example.com',
    emailVerified: true,
    name: 'Ada',
  })
})

const ACCEPTED: [string, () => Record<string, unknown>][] = [
  ['clocks half a minute apart', () => ({ iat: now() + 30, exp: now() + 3630 })],
  ['a token that ended half a minute ago', () => ({ iat: now() - 600, exp: now() - 30 })],
  ['no azp', () => ({ azp: undefined })],
  ['several audiences, asked for by us', () => ({ aud: ['reelwright', 'another'] })],
]
for (const [what, claims] of ACCEPTED) {
  test(`accepted: ${what}`, async () => {
    const google = await openMisbehavingGoogle()
    google.claims = claims()
    expect(await identify(google)).toMatchObject({ subject: '1101' })
  })
}

test('accepted: the issuer named without its scheme, as Google may', async () => {
  const google = await openMisbehavingGoogle()
  google.claims = { iss: google.client.issuer.replace('http://', '') }
  expect(await identify(google)).toMatchObject({ subject: '1101' })
})

const REFUSED: [string, () => Record<string, unknown>][] = [
  ['the nonce of another attempt', () => ({ nonce: 'another' })],
  ['no nonce', () => ({ nonce: undefined })],
  ['another audience', () => ({ aud: 'another' })],
  ['an audience we are only one of', () => ({ aud: ['reelwright', 'another'], azp: undefined })],
  ['a token another client asked for', () => ({ azp: 'another' })],
  ['another issuer', () => ({ iss: 'https://accounts.google.example' })],
  ['an expired token', () => ({ iat: now() - 3700, exp: now() - 100 })],
  ['a token without an end', () => ({ exp: undefined })],
  ['a token from two minutes in the future', () => ({ iat: now() + 120, exp: now() + 3720 })],
  ['a token that is too old', () => ({ iat: now() - 4000, exp: now() + 3600 })],
  ['nobody', () => ({ sub: '' })],
  ['a person without an address', () => ({ email: undefined })],
  ['an address that is none', () => ({ email: 'ada' })],
  ['a confirmation that is not said plainly', () => ({ email_verified: 'yes' })],
]
for (const [what, claims] of REFUSED) {
  test(`refused: ${what}`, async () => {
    const google = await openMisbehavingGoogle()
    google.claims = claims()
    await expect(identify(google)).rejects.toMatchObject({ kind: 'untrusted' })
  })
}

test('an address that Google says nothing about is not confirmed', async () => {
  const google = await openMisbehavingGoogle()
  google.claims = { email_verified: undefined, name: undefined }
  expect(await identify(google)).toMatchObject({ emailVerified: false, name: null })
})

test('refused: a shared secret, another algorithm, no signature, somebody else’s key', async () => {
  const google = await openMisbehavingGoogle()
  google.signWith(new TextEncoder().encode(google.client.clientSecret))
  google.header = { alg: 'HS256' }
  await expect(identify(google)).rejects.toMatchObject({ kind: 'untrusted' })

  const elliptic = await generateKeyPair('ES256')
  google.signWith(elliptic.privateKey)
  google.header = { alg: 'ES256' }
  await expect(identify(google)).rejects.toMatchObject({ kind: 'untrusted' })

  const foreign = await generateKeyPair('RS256')
  google.signWith(foreign.privateKey)
  google.header = {}
  await expect(identify(google)).rejects.toThrow('ERR_JWS_SIGNATURE_VERIFICATION_FAILED')

  const [header, payload] = [{ alg: 'none' }, { iss: google.client.issuer, sub: '1101' }].map(
    (part) => Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  google.answers.token = [
    { status: 200, body: JSON.stringify({ id_token: `${header}.${payload}.` }) },
  ]
  await expect(identify(google)).rejects.toMatchObject({ kind: 'untrusted' })
})

test('keys are kept, and asked for again when an unknown one signs, at most every 30 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const google = await openMisbehavingGoogle()
  const provider = createGoogle(google.client)
  await provider.identify('a-code', google.attempt)
  await provider.identify('a-code', google.attempt)
  expect(google.asked).toMatchObject({ discovery: 1, certs: 1 })

  await google.rotateKey()
  await expect(provider.identify('a-code', google.attempt)).rejects.toThrow('NO_MATCHING_KEY')
  expect(google.asked.certs).toBe(1)
  vi.setSystemTime(Date.now() + 31_000)
  expect(await provider.identify('a-code', google.attempt)).toMatchObject({ subject: '1101' })
  expect(google.asked.certs).toBe(2)
})

test('keys are asked for twice when the first try fails, a code never', async () => {
  const google = await openMisbehavingGoogle()
  google.answers.certs = [BROKEN]
  expect(await identify(google)).toMatchObject({ subject: '1101' })
  expect(google.asked.certs).toBe(2)

  google.answers.certs = [BROKEN, HTML]
  await expect(identify(google)).rejects.toMatchObject({ kind: 'unavailable' })

  google.asked.token = 0
  for (const answer of [BROKEN, HTML]) {
    google.answers.token = [answer]
    await expect(identify(google)).rejects.toMatchObject({ kind: 'unavailable' })
  }
  expect(google.asked.token).toBe(2)
})

test('who does not answer within 10 s is not waited for', async () => {
  const timeouts = hurryTimeouts()
  const google = await openMisbehavingGoogle()
  google.answers = { discovery: [], token: ['none'], certs: ['none', 'none'] }
  for (const what of ['token endpoint', 'signing keys']) {
    await expect(identify(google)).rejects.toThrow(`${what} did not answer`)
  }
  google.answers.discovery = ['none']
  await expect(identify(google)).rejects.toThrow('discovery did not answer')
  expect(timeouts).toHaveBeenCalledWith(10_000)
})

test('what the token endpoint says decides who can help', async () => {
  const google = await openMisbehavingGoogle()
  const said: [number, string, string][] = [
    [400, 'invalid_grant', 'expired'],
    [401, 'invalid_client', 'misconfigured'],
    [400, 'redirect_uri_mismatch', 'misconfigured'],
    [503, 'temporarily_unavailable', 'unavailable'],
  ]
  for (const [status, error, kind] of said) {
    google.answers.token = [{ status, body: JSON.stringify({ error }) }]
    await expect(identify(google)).rejects.toMatchObject({ kind })
  }
})

test('discovery that failed is tried again; one that names another issuer or plain http is refused', async () => {
  const google = await openMisbehavingGoogle()
  const provider = createGoogle(google.client)
  google.answers.discovery = [BROKEN]
  await expect(provider.signInPage(google.attempt)).rejects.toMatchObject({ kind: 'unavailable' })
  expect((await provider.signInPage(google.attempt)).pathname).toBe('/auth')

  const { issuer } = google.client
  const endpoints = { authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer }
  for (const document of [
    { ...endpoints, issuer: 'https://accounts.google.example' },
    { ...endpoints, issuer, token_endpoint: 'http://google.example/token' },
  ]) {
    google.answers.discovery = [{ status: 200, body: JSON.stringify(document) }]
    await expect(createGoogle(google.client).signInPage(google.attempt)).rejects.toThrow(
      'discovery',
    )
  }
})
