import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SIGN_UP_CREDITS } from '#contract/limits.ts'
import { parseEnvironment, SettingsError, settings } from './environment.ts'
import { PROJECT_FOLDER } from './load-environment.ts'

test('without any setting the defaults hold', () => {
  expect(parseEnvironment({}, '/srv/reelwright')).toEqual({
    HOST: '127.0.0.1',
    PAYPAL_BASE_URL: 'https://api-m.paypal.com',
    PAYPAL_SCRIPT_URL: 'https://www.paypal.com/sdk/js',
    PORT: 3000,
    S3_REGION: 'us-east-1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: '/srv/reelwright/data',
    DATABASE_CONNECTIONS: 10,
    SIGN_IN_ATTEMPTS: 20,
    SIGN_UPS_PER_DAY: 50,
    STRIPE_BASE_URL: 'https://api.stripe.com',
    TEST_PAYMENTS: 'on',
    UNCONFIRMED_CREDITS: null,
    ACCOUNT_EXPORTS: 10,
    ACCOUNT_REQUESTS: 3000,
    MAIL_FROM: 'Reelwright <no-reply@localhost>',
    GOOGLE_ISSUER: 'https://accounts.google.com',
    SOCIAL_LINKS: [],
    LOG_LEVEL: 'warn',
  })
})

function limitOf(values: Record<string, string>) {
  return parseEnvironment(values, '/').UNCONFIRMED_CREDITS
}

test('before an address is confirmed half of the free credits are spent, where mails are sent', () => {
  const SMTP_URL = 'smtps://mail.example'
  expect(limitOf({ SMTP_URL })).toBe(SIGN_UP_CREDITS / 2)
  expect(limitOf({ SMTP_URL, UNCONFIRMED_CREDITS: '0' })).toBe(0)
  expect(limitOf({ UNCONFIRMED_CREDITS: '30' })).toBe(30)
})

test('an empty value counts as not set', () => {
  expect(parseEnvironment({ PORT: '', DATABASE_URL: '' }, '/').PORT).toBe(3000)
})

test('the public address follows the port and loses its path', () => {
  expect(parseEnvironment({ PORT: '8080' }, '/').PUBLIC_URL).toBe('http://localhost:8080')
  const { PUBLIC_URL } = parseEnvironment({ PUBLIC_URL: 'https://reels.example/' }, '/')
  expect(PUBLIC_URL).toBe('https://reels.example')
})

test('admins are addresses with commas between them, in small letters', () => {
  const { ADMIN_EMAILS } = parseEnvironment(
    { ADMIN_EMAILS: 'Ada@Example.com, bob@example.com' },
    '/',
  )
  expect(ADMIN_EMAILS).toEqual(['ada@example.com', 'bob@example.com'])
  // The supervisor hands the settings on to its children as text.
  expect(parseEnvironment({ ADMIN_EMAILS: String(ADMIN_EMAILS) }, '/').ADMIN_EMAILS).toEqual(
    ADMIN_EMAILS,
  )
})

test('accounts elsewhere are addresses at known platforms, and can be handed on as text', () => {
  const given = 'https://www.youtube.com/@keepers, https://x.com/keepers'
  const { SOCIAL_LINKS } = parseEnvironment({ SOCIAL_LINKS: given }, '/')
  expect(parseEnvironment({ SOCIAL_LINKS: String(SOCIAL_LINKS) }, '/').SOCIAL_LINKS).toEqual([
    'https://www.youtube.com/@keepers',
    'https://x.com/keepers',
  ])
  for (const SOCIAL_LINKS of ['keepers', 'https://evil.example/x.com/', 'http://x.com/keepers']) {
    expect(() => parseEnvironment({ SOCIAL_LINKS }, '/')).toThrow(/SOCIAL_LINKS: must be https/)
  }
  expect(() => parseEnvironment({ SOURCE_URL: 'javascript:1' }, '/')).toThrow(/SOURCE_URL: must be/)
})

test('mail comes from the site, and settings that cannot send any are refused', () => {
  const site = { PUBLIC_URL: 'https://reels.example' }
  expect(parseEnvironment(site, '/').MAIL_FROM).toBe('Reelwright <no-reply@reels.example>')
  for (const MAIL_FROM of ['ada@reels.example', 'Ada <ada@reels.example>']) {
    expect(parseEnvironment({ MAIL_FROM }, '/').MAIL_FROM).toBe(MAIL_FROM)
  }
  const wrong = { SMTP_URL: 'https://me:pass@mail.example', MAIL_FROM: 'Ada', ADMIN_EMAILS: 'ada' }
  const faultsOf = () => parseEnvironment(wrong, '/')
  expect(faultsOf).toThrow(/SMTP_URL: must be a URL that begins with smtp:\/\/ or smtps:\/\/$/m)
  expect(faultsOf).toThrow(/MAIL_FROM: must be an address/)
  expect(faultsOf).toThrow(/ADMIN_EMAILS: must be e-mail addresses/)
})

test('every fault is named at once, and no secret is repeated', () => {
  const wrong = {
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://me:pass@host',
    AUTH_SECRET: 'short',
  }
  const faultsOf = () => parseEnvironment(wrong, '/')
  expect(faultsOf).toThrow(SettingsError)
  expect(faultsOf).toThrow(/PORT: .*\(it is "eighty"\)/)
  expect(faultsOf).toThrow('LOG_LEVEL: must be debug, info, warn or error (it is "loud")')
  expect(faultsOf).toThrow(/DATABASE_URL: must begin with postgresql:\/\/$/m)
  expect(faultsOf).toThrow(/AUTH_SECRET: must have at least 32 characters$/m)
})

test('Google is set up whole, and reached over TLS unless it is on this machine', () => {
  const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' }
  const loopback = { ...google, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }
  expect(parseEnvironment(loopback, '/')).toMatchObject(loopback)
  expect(() => parseEnvironment({ GOOGLE_CLIENT_ID: 'client' }, '/')).toThrow('both or not at all')
  for (const GOOGLE_ISSUER of ['http://google.example', 'http://127.0.0.1.example', 'google']) {
    expect(() => parseEnvironment({ ...google, GOOGLE_ISSUER }, '/')).toThrow('GOOGLE_ISSUER: must')
  }
})

const testPayments = (given: Record<string, string>) => parseEnvironment(given, '/').TEST_PAYMENTS

test('credits can be had for nothing only where somebody tries it out, or wants it so', () => {
  expect(testPayments({})).toBe('on')
  expect(testPayments({ NODE_ENV: 'production' })).toBe('off')
  expect(testPayments({ DATABASE_URL: 'postgres://db/reelwright' })).toBe('off')
  expect(testPayments({ NODE_ENV: 'production', TEST_PAYMENTS: 'on' })).toBe('on')
  // Half of PayPal is a mistake, not an installation without it.
  expect(() => testPayments({ PAYPAL_CLIENT_ID: 'an app' })).toThrow(/must be set both/)
})

test('the tables of settings in README and docs are this schema', () => {
  const rows = ['README.md', 'docs/payments.md', 'docs/models/README.md']
    .flatMap((file) => readFileSync(join(PROJECT_FOLDER, file), 'utf8').split('\n'))
    .filter((line) => /^\| `[A-Z0-9_]+` +\|/.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
  expect(rows).toEqual(settingsTable())
})

function settingsTable(): string[][] {
  return Object.entries(settings.shape).map(([name, schema]) => {
    const { description, byDefault } = schema.meta() as { description: string; byDefault?: string }
    const value = schema.safeParse(undefined).data
    return [
      `\`${name}\``,
      byDefault ?? (value === undefined ? '' : `\`${String(value)}\``),
      description,
    ]
  })
}
