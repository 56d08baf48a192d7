import { z } from 'zod'

const LinkContent = z.object({ email: z.string().optional(), updateTo: z.string().optional() })

/**
 * What a link from a mail is about: a JSON Web Token's content (RFC 7519), read without checking who signed
 * it. Good for deciding what else to ask for, never for granting anything.
 */
export function linkContent(token: unknown): z.infer<typeof LinkContent> {
  const payload = typeof token === 'string' ? token.split('.')[1] : undefined
  if (!payload) return {}
  try {
    return LinkContent.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  } catch {
    return {}
  }
}
