import { X509Certificate } from 'node:crypto'
import { getCACertificates } from 'node:tls'
import { ask } from '../../http/ask.ts'

const HOSTS = [
  'api.paypal.com',
  'api.sandbox.paypal.com',
  'api-m.paypal.com',
  'api-m.sandbox.paypal.com',
]
const SIGNER = /(^|\.)paypal\.com$/
const MAX_BYTES = 100_000
const MAX_KEPT = 10
const kept = new Map<string, X509Certificate>()

/** Certificates that PayPal's notices are signed with, fetched from PayPal alone and believed by their chain. */
export function certificateSource(
  baseUrl: string,
  trusted: readonly string[] = getCACertificates(),
) {
  return {
    async get(url: string, signal: AbortSignal): Promise<X509Certificate | null> {
      const known = kept.get(url)
      if (known && isValidNow(known)) return known
      if (!isPaypals(url, baseUrl)) return null
      const answer = await ask(url, { signal, timeoutMs: 10_000, maxBytes: MAX_BYTES })
      if (answer.status !== 200) return null
      const chain = certificatesIn(answer.bytes.toString('utf8'))
      const [leaf] = chain
      if (!leaf || !isTrusted(chain, trusted)) return null
      if (kept.size >= MAX_KEPT) kept.clear()
      kept.set(url, leaf)
      return leaf
    },
  }
}

/** Where the address of a test's PayPal is another, so is that of its certificates. */
function isPaypals(url: string, baseUrl: string): boolean {
  const asked = URL.parse(url)
  if (!asked) return false
  const isOfficial =
    asked.protocol === 'https:' && asked.port === '' && HOSTS.includes(asked.hostname)
  return isOfficial || asked.origin === new URL(baseUrl).origin
}

function certificatesIn(text: string): X509Certificate[] {
  const parts = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  return parts.slice(0, MAX_KEPT).map((part) => new X509Certificate(part))
}

/** Each is issued by the next, the last by one that is trusted, and the first belongs to PayPal. */
function isTrusted(chain: X509Certificate[], trusted: readonly string[]): boolean {
  const [leaf] = chain
  const last = chain.at(-1)
  if (!leaf || !last || !chain.every(isValidNow) || !SIGNER.test(nameOf(leaf))) return false
  const isLinked = chain.slice(1).every((issuer, index) => {
    const issued = chain[index]
    return issuer.ca && issued !== undefined && isIssuedBy(issued, issuer)
  })
  return isLinked && trusted.some((root) => isIssuedBy(last, new X509Certificate(root)))
}

function isIssuedBy(issued: X509Certificate, issuer: X509Certificate): boolean {
  return issued.checkIssued(issuer) && issued.verify(issuer.publicKey)
}

function isValidNow({ validFromDate, validToDate }: X509Certificate): boolean {
  const now = new Date()
  return validFromDate <= now && now <= validToDate
}

function nameOf({ subject }: X509Certificate): string {
  return /^CN=(.+)$/m.exec(subject)?.[1] ?? ''
}
