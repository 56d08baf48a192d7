import { createHash } from 'node:crypto'

/**
 * The policy of one page: scripts only from our own files, or inline ones that stand in the page as it was built.
 * A style attribute is allowed, as components set sizes and positions; a style element is not.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
