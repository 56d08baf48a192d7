import { resolve } from 'node:path'
import { z } from 'zod'
import { SIGN_UP_CREDITS } from '#contract/limits.ts'
import { paymentSettings } from './payment-settings.ts'
import { vendorSettings } from './vendor-settings.ts'

const port = z.coerce.number().int('must be a whole number').min(1).max(65_535)
const HTTP_URL = 'must be a URL that begins with http:// or https://'
const SOCIAL_ADDRESS = /^https:\/\/(www\.)?(tiktok|instagram|youtube|x)\.com\/./

const count = z.coerce.number().int('must be a whole number').min(1)

/** A setting whose value never appears in a message. */
const secret = (description: string, byDefault: string) =>
  z.string().optional().meta({ description, byDefault, secret: true })

/** Every setting, as README.md lists it; a test compares the two. */
export const settings = z.object({
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address the server listens on; `0.0.0.0` opens it to the network'),
  PORT: port.default(3000).describe('Port of the site'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: HTTP_URL })
    .optional()
    .meta({
      description: 'Address people open; behind a proxy, the outer one',
      byDefault: '`http://localhost:PORT`',
    }),
  DATA_DIR: z
    .string()
    .default('data')
    .describe('Folder of the database, the media files and the secrets; relative to the project'),
  DATABASE_URL: secret(
    'A PostgreSQL server of yours, 15 or newer',
    'the embedded PostgreSQL',
  ).refine(
    (url) => url === undefined || /^postgres(ql)?:\/\//.test(url),
    'must begin with postgresql://',
  ),
  DATABASE_PORT: port.optional().meta({
    description: 'Port of the embedded PostgreSQL, on loopback',
    byDefault: 'a free one, kept',
  }),
  DATABASE_CONNECTIONS: count
    .default(10)
    .describe('Connections a server or worker process opens at most'),
  S3_BUCKET: z.string().optional().meta({
    description: 'Bucket for the media files, in any S3 store',
    byDefault: 'files in `DATA_DIR`',
  }),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: HTTP_URL })
    .optional()
    .meta({ description: 'Address of a store other than Amazon’s', byDefault: 'Amazon’s' }),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .meta({ description: 'Key to the bucket; needed with `S3_BUCKET`', byDefault: 'none' }),
  S3_SECRET_ACCESS_KEY: secret('Its secret; needed with `S3_BUCKET`', 'none'),
  S3_DIRECT_SECONDS: z.coerce
    .number()
    .int('must be a whole number')
    .min(10)
    .max(3600)
    .optional()
    .meta({
      description:
        'Large files come from the bucket and go to it directly, by addresses that hold so long',
      byDefault: 'none: all goes through the server',
    }),
  AUTH_SECRET: secret(
    'Signs the session cookies; the same on every server',
    'made up, kept in `DATA_DIR`',
  ).refine(
    (value) => value === undefined || value.length >= 32,
    'must have at least 32 characters',
  ),
  SIGN_IN_ATTEMPTS: count
    .default(20)
    .describe('How often one visitor may send each credential form per minute'),
  SIGN_UPS_PER_DAY: count
    .default(50)
    .describe('How many accounts may be made a day from one range of addresses (/24, /48)'),
  UNCONFIRMED_CREDITS: z.coerce.number().int('must be a whole number').min(0).optional().meta({
    description: 'The most an account may spend before its address is confirmed',
    byDefault: 'half of the free ones with `SMTP_URL`',
  }),
  ACCOUNT_STORAGE_MB: count.optional().meta({
    description: 'How much one account may keep, in millions of bytes',
    byDefault: 'as much as there is',
  }),
  ACCOUNT_EXPORTS: count
    .default(10)
    .describe('How many exports of one account may be queued or under way'),
  ACCOUNT_REQUESTS: count
    .default(3000)
    .describe('How many requests one account may send to a server per minute'),
  ADMIN_EMAILS: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(',')
        .map((email) => email.trim()),
    )
    .pipe(z.array(z.email('must be e-mail addresses with commas between them')))
    .optional()
    .meta({
      description: 'Whose accounts are admins, once the address is confirmed; commas between them',
      byDefault: 'the first account',
    }),
  SMTP_URL: secret(
    'Server that sends the mails: `smtps://user:password@mail.example`',
    'files in `DATA_DIR/mail`',
  ).refine(
    (url) => url === undefined || (/^smtps?:\/\//.test(url) && URL.canParse(url)),
    'must be a URL that begins with smtp:// or smtps://',
  ),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<)?[^<>@\s]+@[^<>@\s]+>?$/, 'must be an address: Name <name@site.example>')
    .optional()
    .meta({
      description: 'Sender of the mails: `Name <name@site.example>`',
      byDefault: '`no-reply@` the site’s name',
    }),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional().meta({
    description: 'Where messages from the contact and feedback pages are mailed',
    byDefault: 'none: they are only kept',
  }),
  SOURCE_URL: z
    .url({ protocol: /^https?$/, error: HTTP_URL })
    .optional()
    .meta({
      description:
        'Where the source code of this installation is; the foot of every page leads there',
      byDefault: 'none: no link',
    }),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((url) => url.trim() || []))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            SOCIAL_ADDRESS,
            'must be https:// addresses at tiktok.com, instagram.com, youtube.com or x.com',
          ),
      ),
    )
    .meta({
      description: 'Your accounts on TikTok, Instagram, YouTube and X; commas between them',
      byDefault: 'none: no links',
    }),
  GOOGLE_CLIENT_ID: z.string().optional().meta({
    description: 'Your OAuth client at Google; lets people sign in with Google',
    byDefault: 'none: no Google sign-in',
  }),
  GOOGLE_CLIENT_SECRET: secret('Its secret; needed with `GOOGLE_CLIENT_ID`', 'none'),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be a URL that begins with https://' })
    .regex(
      /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/,
      'must begin with https://, unless it is on this machine',
    )
    .default('https://accounts.google.com')
    .describe('The OpenID provider that plays Google; for tests'),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a header')
    .optional()
    .meta({
      description: 'Header in which your proxy names the visitor’s address, e.g. `x-real-ip`',
      byDefault: 'none: the connection’s',
    }),
  METRICS_PORT: port.optional().meta({
    description: 'Port on which a server tells its numbers to Prometheus, at `/metrics`',
    byDefault: 'none',
  }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error')
    .default('warn')
    .describe('`info` logs every request, one JSON line each'),
  ...paymentSettings,
  ...vendorSettings,
})

type Completed = 'PUBLIC_URL' | 'MAIL_FROM' | 'UNCONFIRMED_CREDITS' | 'TEST_PAYMENTS'

export type Environment = Omit<z.infer<typeof settings>, Completed> & {
  PUBLIC_URL: string
  /** Null: an account spends as it likes. */
  UNCONFIRMED_CREDITS: number | null
  MAIL_FROM: string
  TEST_PAYMENTS: 'on' | 'off'
}

/** What is wrong with the settings: one line each, to be shown as they are. */
export class SettingsError extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.name = 'SettingsError'
    this.faults = faults
  }
}

/**
 * Checks the settings and fills in the defaults. An empty value counts as not set.
 * @param folder what a relative DATA_DIR is relative to.
 * @throws SettingsError naming every fault at once.
 */
export function parseEnvironment(
  values: Record<string, string | undefined>,
  folder: string,
): Environment {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  const faults = parsed.error?.issues.map((issue) => fault(issue, given)) ?? []
  if (given.S3_BUCKET) {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      if (!given[name]) faults.push(`${name}: must be set, since S3_BUCKET is`)
    }
  }
  if (Boolean(given.GOOGLE_CLIENT_ID) !== Boolean(given.GOOGLE_CLIENT_SECRET)) {
    faults.push('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: must be set both or not at all')
  }
  if (Boolean(given.PAYPAL_CLIENT_ID) !== Boolean(given.PAYPAL_CLIENT_SECRET)) {
    faults.push('PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET: must be set both or not at all')
  }
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults)
  const { PUBLIC_URL = `http://localhost:${parsed.data.PORT}`, DATA_DIR, ...others } = parsed.data
  const { origin, hostname } = new URL(PUBLIC_URL)
  return {
    ...others,
    PUBLIC_URL: origin,
    DATA_DIR: resolve(folder, DATA_DIR),
    // Without a mail server nobody could confirm anything.
    UNCONFIRMED_CREDITS:
      others.UNCONFIRMED_CREDITS ?? (others.SMTP_URL ? SIGN_UP_CREDITS / 2 : null),
    TEST_PAYMENTS: others.TEST_PAYMENTS ?? usualTestPayments(given),
    MAIL_FROM: others.MAIL_FROM ?? `Reelwright <no-reply@${hostname}>`,
  }
}

/** On an installation that somebody tries out; never where it might be a real one. */
function usualTestPayments({ NODE_ENV, DATABASE_URL }: Record<string, string | undefined>) {
  return NODE_ENV === 'production' || DATABASE_URL ? 'off' : 'on'
}

function fault(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]) as keyof typeof settings.shape
  const shown = settings.shape[name].meta()?.secret ? '' : ` (it is "${given[name]}")`
  return `${name}: ${issue.message}${shown}`
}
