import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Hono, type Context as HttpContext } from 'hono'
import { z } from 'zod'
import { RECORDING_MAX_BYTES, UPLOAD_MAX_BYTES, VIDEO_MAX_BYTES } from '#contract/limits.ts'
import { ShowcaseTitle } from '#contract/showcase.ts'
import { onOneLine } from '#contract/text.ts'
import { Framing, UploadPurpose } from '#contract/upload.ts'
import type { Context, MemberContext } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { inTemporaryFolder } from '#domain/temporary-folder.ts'
import {
  type Destination,
  findInStore,
  findSentUpload,
  giveAddress,
  receiveUpload,
  takeFromStore,
} from '#domain/upload/index.ts'
import { checkedBytes, HEAD_BYTES, UnfitUploadError } from './checked-bytes.ts'
import { answerAccount, type Identify, UUID } from './identify.ts'

/** Nobody reads it any more; it only stands in the log. */
const BROKEN_OFF = 400
const FILE_NAME_MAX_CHARACTERS = 200

/** The file's own name, without folders, and without characters that show nothing or turn the others around. */
const name = z
  .string()
  .transform((given) => onOneLine(given.toWellFormed().replace(/^.*[\\/]/s, '')))
  .pipe(z.string().trim().min(1).max(FILE_NAME_MAX_CHARACTERS))

const Query = z.discriminatedUnion('purpose', [
  z.object({ purpose: UploadPurpose.exclude(['scene', 'voice', 'clip', 'showcase']), name }),
  z.object({ purpose: UploadPurpose.extract(['voice', 'clip']), name, scene: z.uuid() }),
  z.object({ purpose: UploadPurpose.extract(['showcase']), name, title: ShowcaseTitle }),
  z.object({
    purpose: UploadPurpose.extract(['scene']),
    name,
    scene: z.uuid(),
    ...Framing.extend({ at: z.coerce.number().pipe(Framing.shape.at) }).shape,
  }),
])
type Query = z.infer<typeof Query>

const PICTURE = { kind: 'picture', maxBytes: UPLOAD_MAX_BYTES } as const
const RECORDING = { kind: 'recording', maxBytes: RECORDING_MAX_BYTES } as const
const VIDEO = { kind: 'video', maxBytes: VIDEO_MAX_BYTES } as const

/** What may be sent for each purpose, and the operation whose permission that takes. */
const PURPOSES = {
  library: { ...PICTURE, operation: 'files/upload' },
  'library-video': { ...VIDEO, operation: 'files/upload' },
  'library-sound': { ...RECORDING, operation: 'files/upload' },
  avatar: { ...PICTURE, operation: 'files/uploadAvatar' },
  scene: { ...PICTURE, operation: 'files/upload' },
  voice: { ...RECORDING, operation: 'files/upload' },
  clip: { ...VIDEO, operation: 'files/upload' },
  showcase: { ...VIDEO, operation: 'files/uploadShowcase' },
} as const satisfies Record<UploadPurpose, unknown>

/** Of the file for which an address is asked. */
const Size = z.coerce.number().int().nonnegative()

/**
 * `PUT /media/uploads/{id}?purpose=library&name=beach.jpg`, the file as the body: taken to the disk as it
 * comes, 202 with the upload, which is checked next; `purpose=library-video` and `library-sound` for these. The sender chooses the id and may send again. For a
 * scene's image: `purpose=scene&scene={id}&fit=fill&at=0.5`; for its voice-over: `purpose=voice&scene={id}`;
 * for its clip: `purpose=clip&scene={id}`. For the landing page: `purpose=showcase&title={title}`.
 *
 * Past the server: `POST /media/uploads/{id}/address?…&size={bytes}` answers with an address at the store to put the
 * file at, or 204 when there are none; then `POST /media/uploads/{id}?…` tells that it lies there.
 */
export function uploads(context: Context, identify: Identify) {
  const app = new Hono()
  app.put(`/media/uploads/:id{${UUID}}`, (c) => answer(c, receive))
  app.post(`/media/uploads/:id{${UUID}}`, (c) => answer(c, take))
  app.post(`/media/uploads/:id{${UUID}}/address`, (c) => answer(c, offerAddress))
  return app

  async function answer(c: HttpContext, how: typeof receive): Promise<Response> {
    c.header('cache-control', 'no-store')
    try {
      const query = Query.safeParse(c.req.query())
      const asked = UploadPurpose.safeParse(c.req.query('purpose')).data ?? 'library'
      const operation = PURPOSES[asked].operation
      return await answerAccount(c, context, identify, operation, async (ctx) => {
        if (!query.success) throw new DomainError('INVALID_INPUT')
        return await how(ctx, c, query.data)
      })
    } catch (error) {
      if (c.req.raw.signal.aborted) return c.body(null, BROKEN_OFF)
      if (!(error instanceof UnfitUploadError)) throw error
      const { code, message, told, status } = error
      return c.json({ code, message, data: { told } }, status)
    }
  }
}

async function receive(ctx: MemberContext, c: HttpContext, query: Query): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const before = await findSentUpload(ctx, id)
  if (before) return c.json(before, 200)
  const { kind, maxBytes } = fitFor(query, Number(c.req.header('content-length') ?? 0))
  const { body } = c.req.raw
  if (!body) throw new UnfitUploadError('EMPTY', kind)
  return await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'sent')
    const bytes = Readable.fromWeb(body)
    await pipeline(bytes, checkedBytes(maxBytes, kind), createWriteStream(path), {
      signal: c.req.raw.signal,
    })
    const sent = { id, fileName: query.name, path, ...destinationOf(query) }
    return c.json(await receiveUpload(ctx, sent), 202)
  })
}

async function offerAddress(ctx: MemberContext, c: HttpContext, query: Query): Promise<Response> {
  const size = Size.safeParse(c.req.query('size'))
  if (!size.success) throw new DomainError('INVALID_INPUT')
  const { kind } = fitFor(query, size.data)
  if (size.data === 0) throw new UnfitUploadError('EMPTY', kind)
  const id = c.req.param('id') ?? ''
  const given = await giveAddress(ctx, { id, sizeBytes: size.data, ...destinationOf(query) })
  return given ? c.json(given, 200) : c.body(null, 204)
}

/** What lies at the store is looked at as what is sent here: its size, and its first bytes. */
async function take(ctx: MemberContext, c: HttpContext, query: Query): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const before = await findSentUpload(ctx, id)
  if (before) return c.json(before, 200)
  const file = await findInStore(ctx, id)
  const { kind, maxBytes } = fitFor(query, file.sizeBytes)
  if (file.sizeBytes === 0) throw new UnfitUploadError('EMPTY', kind)
  const head = await file.read(Math.min(HEAD_BYTES, file.sizeBytes))
  await pipeline(head, checkedBytes(maxBytes, kind), async (bytes) => {
    for await (const _ of bytes) continue
  })
  const sent = { id, fileName: query.name, ...destinationOf(query) }
  return c.json(await takeFromStore(ctx, sent, file), 202)
}

/** @throws UnfitUploadError when so many bytes are too many. */
function fitFor({ purpose }: Query, sizeBytes: number) {
  const { kind, maxBytes } = PURPOSES[purpose]
  if (sizeBytes > maxBytes) throw new UnfitUploadError('TOO_LARGE', kind)
  return { kind, maxBytes }
}

function destinationOf(query: Query): Destination {
  if (query.purpose === 'showcase') return { purpose: query.purpose, title: query.title }
  if (!('scene' in query)) return { purpose: query.purpose }
  if (query.purpose !== 'scene') return { purpose: query.purpose, sceneId: query.scene }
  const { purpose, scene: sceneId, fit, at } = query
  return { purpose, sceneId, framing: { fit, at } }
}
