import { z } from 'zod'
import { ask } from '../../http/ask.ts'
import { PaymentError } from '../payment-provider.ts'

const Token = z.object({ access_token: z.string(), expires_in: z.number() })
/** It is replaced before it ends, so that no request meets its end. */
const EARLY_MS = 5 * 60_000

type Account = { baseUrl: string; clientId: string; clientSecret: string }

/** PayPal's tokens, each used as long as it holds. */
export function tokenSource({ baseUrl, clientId, clientSecret }: Account) {
  let kept: { token: string; endsAtMs: number } | null = null

  async function fetchToken(signal: AbortSignal): Promise<string> {
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const answer = await ask(`${baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal,
      timeoutMs: 15_000,
    })
    const token = answer.status === 200 ? Token.safeParse(answer.json).data : undefined
    if (!token) throw new PaymentError(`PayPal gave no token: HTTP ${answer.status}.`)
    kept = { token: token.access_token, endsAtMs: Date.now() + token.expires_in * 1000 - EARLY_MS }
    return token.access_token
  }

  return {
    async get(signal: AbortSignal, isFresh: boolean): Promise<string> {
      if (kept && !isFresh && kept.endsAtMs > Date.now()) return kept.token
      return await fetchToken(signal)
    },
  }
}
