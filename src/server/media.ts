import { Readable } from 'node:stream'
import { Hono, type Context as HttpContext } from 'hono'
import { SHOWCASE_FILES } from '#contract/showcase.ts'
import { findAvatar } from '#domain/account/index.ts'
import { type AssetRow, findAsset, findSheet, findThumbnail } from '#domain/asset/index.ts'
import type { Context, MemberContext } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { findShowcaseFile } from '#domain/showcase.ts'
import { findSample } from '#domain/voice-samples.ts'
import { StorageMissingError } from '#providers/storage/storage-provider.ts'
import { attachmentHeader, parseByteRange } from './file-headers.ts'
import { answerAccount, type Identify, UUID } from './identify.ts'
import { refuse } from './refusals.ts'

/**
 * `/media/{assetId}`: a stored file for its owner, whole or a range of it; `?download=NAME` to save it.
 * `/media/{assetId}/thumbnail`: a small picture of it.
 * `/media/{assetId}/sheet`: the pages of a text card.
 * `/media/avatars/{assetId}`: an account's picture for anyone signed in. `/media/voices/{sampleId}`: what a
 * voice sounds like. `/media/showcase/{id}/video.mp4`: a file of a video on the landing page, for everybody.
 * Where the store allows it, large downloads and pictures are answered with a short-lived address at the store.
 */
export function media(context: Context, identify: Identify) {
  const app = new Hono()
  app.get(`/media/:assetId{${UUID}}`, (c) => answer(c, context, identify, findAsset))
  app.get(`/media/:assetId{${UUID}}/thumbnail`, (c) => answer(c, context, identify, findThumbnail))
  app.get(`/media/:assetId{${UUID}}/sheet`, (c) => answer(c, context, identify, findSheet))
  app.get(`/media/avatars/:assetId{${UUID}}`, (c) => answer(c, context, identify, findAvatar))
  app.get(`/media/voices/:assetId{${UUID}}`, (c) => answer(c, context, identify, findSample))
  app.get(`/media/showcase/:id{${UUID}}/:file{[a-z]+\\.(?:mp4|webp)}`, (c) => showcase(c, context))
  return app
}

/** Kept by the browser, and shown only once we said that this account may still see it. */
const KEPT_PRIVATELY = 'private, no-cache'

/** Below, a second journey takes longer than the file. */
const DIRECT_MIN_BYTES = 1024 * 1024

type File = Pick<AssetRow, 'id' | 'storageKey' | 'contentType' | 'sizeBytes'>
type Find = (ctx: MemberContext, assetId: string) => Promise<File>

async function answer(
  c: HttpContext,
  context: Context,
  identify: Identify,
  find: Find,
): Promise<Response> {
  return await answerAccount(c, context, identify, 'files/read', async (ctx) => {
    const file = await find(ctx, c.req.param('assetId') ?? '')
    return await sendOrSay(c, ctx, file, KEPT_PRIVATELY)
  })
}

/** Files of a showcase video never change; a browser keeps them for an hour. */
async function showcase(c: HttpContext, context: Context): Promise<Response> {
  try {
    const named = SHOWCASE_FILES.find((one) => c.req.param('file')?.startsWith(`${one}.`))
    if (!named) throw new DomainError('NOT_FOUND')
    const file = await findShowcaseFile(context, c.req.param('id') ?? '', named)
    return await sendOrSay(c, context, file, 'public, max-age=3600')
  } catch (error) {
    if (error instanceof DomainError) return refuse(c, error)
    throw error
  }
}

async function sendOrSay(
  c: HttpContext,
  context: Context,
  file: File,
  cacheControl: string,
): Promise<Response> {
  return await send(c, context, file, cacheControl).catch((error: unknown) => {
    throw error instanceof StorageMissingError ? new DomainError('NOT_FOUND') : error
  })
}

/**
 * Whether a browser saves a large file, or shows a large picture. A player would ask the store again for each part,
 * and wait for ever once the address is over; a page's script could not read an answer from elsewhere.
 */
function isElsewhereAsGood(c: HttpContext, sizeBytes: number): boolean {
  if (c.req.method !== 'GET' || sizeBytes < DIRECT_MIN_BYTES) return false
  const [mode, shownAs] = [c.req.header('sec-fetch-mode'), c.req.header('sec-fetch-dest')]
  const isSaved = mode === 'navigate' && c.req.query('download') !== undefined
  return isSaved || (mode === 'no-cors' && shownAs === 'image')
}

async function send(
  c: HttpContext,
  context: Context,
  asset: File,
  cacheControl: string,
): Promise<Response> {
  const { id, storageKey, contentType, sizeBytes } = asset
  const etag = `"${id}"`
  const download = c.req.query('download')
  const headers: Record<string, string> = {
    etag,
    'accept-ranges': 'bytes',
    'content-type': contentType,
    'cache-control': cacheControl,
    'content-disposition': download ? attachmentHeader(download) : 'inline',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const { direct } = context.storage
  if (direct && isElsewhereAsGood(c, sizeBytes)) {
    const disposition = headers['content-disposition'] ?? ''
    const location = await direct.addressOf(storageKey, { contentType, disposition })
    return c.body(null, 307, { location, 'cache-control': 'no-store' })
  }

  const ifRange = c.req.header('if-range')
  const asked = ifRange === undefined || ifRange === etag ? c.req.header('range') : undefined
  const range = parseByteRange(asked, sizeBytes)
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { 'content-range': `bytes */${sizeBytes}` })
  }
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 }
  headers['content-length'] = String(end - start + 1)
  if (range) headers['content-range'] = `bytes ${start}-${end}/${sizeBytes}`
  if (c.req.method === 'HEAD') return c.body(null, range ? 206 : 200, headers)
  const content = await context.storage.read(storageKey, range ?? undefined)
  return c.body(Readable.toWeb(content) as ReadableStream, range ? 206 : 200, headers)
}
