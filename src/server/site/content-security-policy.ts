import { createHash } from 'node:crypto'

/** Where the buttons of a vendor of payments come from, and what they open and show. */
export type PaymentOrigins = { scripts: string[]; frames: string[]; pictures: string[] }

/** Whom else a page may turn to. */
export type PageOrigins = {
  payments: PaymentOrigins | null
  /** Where large pictures lie, and large uploads go. */
  store: readonly string[]
}

/** Those of PayPal, or of what plays it. Its buttons bring styles of their own along, which cannot be named. */
export function originsOfPaypal(scriptUrl: string): PaymentOrigins {
  const { origin } = new URL(scriptUrl)
  const objects = origin.endsWith('.paypal.com') ? ['https://www.paypalobjects.com'] : []
  return { scripts: [origin, ...objects], frames: [origin], pictures: [origin, ...objects] }
}

/**
 * The policy of one page: scripts only from our own files, or inline ones that stand in the page as it was built.
 * A style attribute is allowed, as components set sizes and positions; a style element is not.
 */
export function contentSecurityPolicy(html: string, { payments, store }: PageOrigins): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`)
  const scripts = [...new Set(hashes), ...(payments?.scripts ?? [])]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    payments ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    withOrigins("img-src 'self' blob:", [...store, ...(payments?.pictures ?? [])]),
    "media-src 'self' blob:",
    "font-src 'self'",
    withOrigins("connect-src 'self'", [...store, ...(payments?.frames ?? [])]),
    withOrigins("frame-src 'self'", payments?.frames),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function withOrigins(rule: string, origins: readonly string[] = []): string {
  return [rule, ...origins].join(' ')
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
