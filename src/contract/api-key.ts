import { z } from 'zod'
import { route } from './route.ts'
import { onOneLine, text } from './text.ts'
import { saying } from './words/issues.ts'

/** What a key may do: read; change what costs nothing; spend credits. Each is given by itself. */
export const API_SCOPES = ['read', 'edit', 'spend'] as const
export const ApiScope = z.enum(API_SCOPES)
export type ApiScope = z.infer<typeof ApiScope>

/** What every secret begins with, so that one that was published by mistake is recognised. */
export const API_KEY_PREFIX = 'rw_'
export const API_KEYS_MAX = 20
export const KEY_DAYS = [30, 90, 365] as const

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(ApiScope),
  /** How the secret begins. */
  prefix: z.string(),
  createdBy: z.string(),
  createdAt: z.date(),
  /** Null: it never expires. */
  expiresAt: z.date().nullable(),
  /** To the minute. */
  lastUsedAt: z.date().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const apiKey = {
  list: route('GET /api-keys', 'Lists the API keys of the workspace').output(z.array(ApiKey)),
  create: route('POST /api-keys', 'Makes an API key; its secret is shown this once')
    .input(
      z.object({
        name: text()
          .overwrite(onOneLine)
          .min(1, saying('key-name-missing'))
          .max(100, saying('key-name-too-long')),
        scopes: z.array(ApiScope).min(1, saying('key-scopes-missing')),
        /** Null: for ever. */
        days: z.literal(KEY_DAYS).nullable(),
      }),
    )
    .output(z.object({ key: ApiKey, secret: z.string() })),
  revoke: route('DELETE /api-keys/{id}', 'Ends an API key at once').input(
    z.object({ id: z.uuid() }),
  ),
}
