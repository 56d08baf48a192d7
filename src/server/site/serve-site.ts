import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Hono, type Context as HttpContext } from 'hono'
import { localPath, pageOfPath } from '#contract/public-page.ts'
import { parseByteRange } from '../file-headers.ts'
import type { FindPage } from './edited-home.ts'
import { languageOfVisitor } from './language-of-visitor.ts'
import type { Site, SiteFile } from './read-site.ts'
import { robots, sitemap } from './search-engines.ts'

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/
const WORTH_COMPRESSING_BYTES = 1024
/** Nine would take ten times as long, while the first visitor waits, for two percent. */
const BROTLI_QUALITY = 5

type Encoding = 'br' | 'gzip'
type Compressed = Map<string, Promise<Buffer<ArrayBuffer>>>

/**
 * The built site. Prerendered pages by their path, /dashboard and below by the application's one page,
 * everything else is a real 404, in the language of its path or of who asks. A form that no script sent leads back to its page,
 * which says what it needs.
 * @param editedHome the home page where an admin has edited it.
 */
export function serveSite(site: Site, publicUrl: string, editedHome?: FindPage) {
  const compressed: Compressed = new Map()
  const app = new Hono()
  app.get('/robots.txt', (c) => c.text(robots(publicUrl)))
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap(publicUrl), 200, { 'content-type': 'application/xml' }),
  )
  app.post('*', (c) => {
    const path = withoutTrailingSlash(c.req.path)
    return site.files.has(path) ? c.redirect(path, 303) : c.text('This page does not exist.', 404)
  })
  app.get('*', async (c) => {
    const path = withoutTrailingSlash(c.req.path)
    const { language, page } = pageOfPath(path)
    if (page === '/' && path !== '/') return c.redirect(localPath('/home', language))
    const file = (await editedHome?.(path)) ?? site.files.get(path)
    if (file) return await send(c, file, 200, compressed)
    if (site.application && /^\/dashboard(\/|$)/.test(path)) {
      return await send(c, site.application, 200, compressed)
    }
    c.header('vary', 'cookie, accept-language', { append: true })
    const visitor = languageOfVisitor(c.req.raw.headers, c.req.path)
    const missing = site.files.get(localPath('/404', visitor))
    if (missing) return await send(c, missing, 404, compressed)
    return c.text('This page does not exist.', 404)
  })
  return app
}

async function send(
  c: HttpContext,
  file: SiteFile,
  status: 200 | 404,
  compressed: Compressed,
): Promise<Response> {
  const encoding = encodingFor(file, c.req.header('accept-encoding') ?? '')
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
  c.header('etag', etag)
  c.header('vary', 'accept-encoding', { append: true })
  c.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (file.policy) c.header('content-security-policy', file.policy)
  if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304)
  c.header('content-type', file.contentType)
  if (!encoding) return await sendPlain(c, file, status)
  c.header('content-encoding', encoding)
  return c.body(await compress(file, encoding, compressed), status)
}

/** Videos are asked for piece by piece. */
async function sendPlain(
  c: HttpContext,
  { sizeBytes, read }: SiteFile,
  status: 200 | 404,
): Promise<Response> {
  const range = status === 200 ? parseByteRange(c.req.header('range'), sizeBytes) : null
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { 'content-range': `bytes */${sizeBytes}` })
  }
  c.header('accept-ranges', 'bytes')
  const content = await read(range ?? undefined)
  if (range === null) return c.body(content, status)
  const { start, end } = range
  c.header('content-range', `bytes ${start}-${end}/${sizeBytes}`)
  return c.body(content, 206)
}

function encodingFor({ sizeBytes, contentType }: SiteFile, accepted: string): Encoding | null {
  if (sizeBytes < WORTH_COMPRESSING_BYTES || !COMPRESSIBLE.test(contentType)) return null
  return (
    (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? null
  )
}

/** Compressed when first asked for, then kept. */
function compress(file: SiteFile, encoding: Encoding, compressed: Compressed) {
  const key = `${encoding}${file.etag}`
  const kept = compressed.get(key)
  if (kept) return kept
  const result = pack(file, encoding)
  compressed.set(key, result)
  result.catch(() => compressed.delete(key))
  return result
}

async function pack({ read }: SiteFile, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const content = await read()
  if (encoding === 'gzip') return await promisify(gzip)(content)
  return await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  })
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
