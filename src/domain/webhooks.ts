import { createHash, createHmac } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { generations, receivedWebhooks, vendorCalls } from '#database/schema/index.ts'
import type { ProviderFacts } from '#providers/call-options.ts'
import { limitAttempts } from './attempts.ts'
import { isSame } from './callbacks.ts'
import type { Context } from './context.ts'
import { checkIfCalledBack, KINDS } from './generation/index.ts'

/** Far more than a vendor ends jobs. */
const PER_MINUTE = 600
const WEBHOOK_ID_MAX_CHARACTERS = 200

type Received = Signed & { vendor: string; callId: string; token: string; network: string }

/**
 * A vendor says that something became of a job. Nothing that it says is believed: the vendor is asked about that job
 * at once, as it would be later. What bears no token of ours, a wrong signature or an old one, and what was taken
 * before, changes nothing, and nobody is told so.
 * @throws DomainError TOO_MANY_REQUESTS, to whoever has a token
 */
export async function takeWebhook(
  ctx: Context,
  secrets: SigningSecrets,
  received: Received,
): Promise<void> {
  const { vendor, callId, token, network } = received
  if (!ctx.vendors.callbacks.isOurs(vendor, callId, token)) return
  const limit = { action: 'webhook', network, max: PER_MINUTE, windowS: 60 }
  await limitAttempts(ctx.db, limit)
  const provider = await providerOfCall(ctx, callId)
  if (!provider) return
  const webhookId = await idOf(provider, secrets, received)
  if (webhookId === null) return
  await ctx.db.transaction(async (tx) => {
    const [first] = await tx
      .insert(receivedWebhooks)
      .values({ vendor, webhookId, callId })
      .onConflictDoNothing()
      .returning()
    if (first) await checkIfCalledBack(tx, first.callId)
  })
}

/** Whoever was sent the call; null: nobody who is known or connected any more. */
async function providerOfCall({ db, models }: Context, callId: string) {
  const [call] = await db
    .select({ provider: vendorCalls.provider, kind: generations.kind })
    .from(vendorCalls)
    .innerJoin(generations, eq(vendorCalls.generationId, generations.id))
    .where(eq(vendorCalls.id, callId))
  const maker = call && KINDS[call.kind].maker
  return maker ? models.named(maker, call.provider) : null
}

/** What tells it apart from others; null: it is not the vendor's, or too old. */
async function idOf(
  provider: Partial<Signing>,
  secrets: SigningSecrets,
  received: Received,
): Promise<string | null> {
  if (!isSigning(provider)) return createHash('sha256').update(received.body).digest('hex')
  const { id } = received
  if (id === '' || id.length > WEBHOOK_ID_MAX_CHARACTERS || !isRecent(received)) return null
  return (await secrets.isRight(provider, (secret) => isSigned(received, secret))) ? id : null
}

function isSigning(provider: Partial<Signing>): provider is Signing {
  return provider.signingSecret !== undefined
}

/** By then the signature of any of them is too old to be taken again. */
const KEPT_FOR = sql`interval '15 minutes'`

export async function forgetWebhooks(db: Database): Promise<void> {
  await db.delete(receivedWebhooks).where(lt(receivedWebhooks.receivedAt, sql`now() - ${KEPT_FOR}`))
}

const AGE_MAX_S = 5 * 60
const PREFIX = /^whsec_/

type Signed = {
  id: string
  /** Seconds since 1970. */
  timestamp: string
  /** One or several, with spaces between: `v1,<base64>`. */
  signatures: string
  /** As it came, byte for byte. */
  body: Buffer
}

function isRecent({ timestamp }: Signed, nowMs = Date.now()): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  return Math.abs(nowMs / 1000 - Number(timestamp)) <= AGE_MAX_S
}

/** Whether it bears a signature with this secret (standardwebhooks.com). */
function isSigned({ id, timestamp, signatures, body }: Signed, secret: string): boolean {
  const key = Buffer.from(secret.replace(PREFIX, ''), 'base64')
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body)
  const expected = `v1,${right.digest('base64')}`
  return signatures.split(' ').some((given) => isSame(given, expected))
}

const ASK_AGAIN_MS = 60_000
const TIMEOUT_MS = 5000

/** A provider whose vendor signs what it calls back with. */
type Signing = ProviderFacts & { signingSecret: (signal: AbortSignal) => Promise<string> }
type Kept = { secret: Promise<string | null>; askedAt: number }

/** The secrets with which vendors sign, kept in memory alone. */
type SigningSecrets = {
  /** Whether one is right for it; asks for a new one when it is not, at most once a minute. */
  isRight: (provider: Signing, check: (secret: string) => boolean) => Promise<boolean>
}

export function createSigningSecrets(): SigningSecrets {
  const kept = new Map<string, Kept>()
  return {
    async isRight(provider, check) {
      const key = provider.limits?.key ?? provider.name
      const last = (await kept.get(key)?.secret) ?? null
      if (last !== null && check(last)) return true
      let newest = kept.get(key)
      if (!newest || Date.now() - newest.askedAt >= ASK_AGAIN_MS) {
        // Whoever comes meanwhile waits for the same answer; without one, the last secret stays.
        const secret = provider.signingSecret(AbortSignal.timeout(TIMEOUT_MS)).catch(() => last)
        newest = { secret, askedAt: Date.now() }
        kept.set(key, newest)
      }
      const secret = await newest.secret
      return secret !== null && secret !== last && check(secret)
    },
  }
}
