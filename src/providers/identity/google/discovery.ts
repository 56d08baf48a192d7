import { z } from 'zod'
import { IdentityError } from '../identity-provider.ts'
import { askGoogle } from './ask-google.ts'
import { isSafeAddress } from './safe-address.ts'

const KEPT_MS = 6 * 3600 * 1000

const endpoint = z.url().refine(isSafeAddress, 'must be an https address')
const DiscoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
})
type DiscoveryDocument = z.infer<typeof DiscoveryDocument>

/** Reads the provider's endpoints (OpenID Connect Discovery, 4) when first asked, and again after six hours. */
export function discovery(issuer: string): () => Promise<DiscoveryDocument> {
  let known: { document: Promise<DiscoveryDocument>; since: number } | null = null
  return () => {
    if (known && Date.now() - known.since < KEPT_MS) return known.document
    const asked = { document: readDiscovery(issuer), since: Date.now() }
    known = asked
    asked.document.catch(() => {
      if (known === asked) known = null
    })
    return asked.document
  }
}

async function readDiscovery(issuer: string): Promise<DiscoveryDocument> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const { status, json } = await askGoogle('discovery', address)
  const parsed = DiscoveryDocument.safeParse(json)
  if (status !== 200 || !parsed.success) {
    throw new IdentityError('unavailable', `discovery answered ${status} without a document`)
  }
  if (parsed.data.issuer !== issuer) {
    throw new IdentityError('misconfigured', 'discovery names another issuer than GOOGLE_ISSUER')
  }
  return parsed.data
}
