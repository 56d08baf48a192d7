import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Context as HttpContext, Hono } from 'hono'
import { z } from 'zod'
import { RECORDING_MAX_BYTES, UPLOAD_MAX_BYTES, VIDEO_MAX_BYTES } from '#contract/limits.ts'
import { onOneLine } from '#contract/on-one-line.ts'
import { ShowcaseTitle } from '#contract/showcase.ts'
import { Framing, UploadPurpose } from '#contract/upload.ts'
import type { MemberContext, Context } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { inOwnFolder } from '#domain/own-folder/index.ts'
import { type Destination, findSentUpload, receiveUpload } from '#domain/upload/index.ts'
import { answerAccount } from './answer-account.ts'
import { checkedBytes, UnfitUploadError } from './checked-bytes.ts'
import type { Identify } from './identify.ts'
import { UUID } from './uuid-pattern.ts'

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

const UPLOADING = {
  library: 'files/upload',
  'library-video': 'files/upload',
  'library-sound': 'files/upload',
  scene: 'files/upload',
  voice: 'files/upload',
  clip: 'files/upload',
  avatar: 'files/uploadAvatar',
  showcase: 'files/uploadShowcase',
} as const

const KIND_OF = {
  library: 'picture',
  'library-video': 'video',
  'library-sound': 'recording',
  avatar: 'picture',
  scene: 'picture',
  voice: 'recording',
  clip: 'video',
  showcase: 'video',
} as const
const MAX_BYTES = {
  picture: UPLOAD_MAX_BYTES,
  recording: RECORDING_MAX_BYTES,
  video: VIDEO_MAX_BYTES,
}

/**
 * `PUT /media/uploads/{id}?purpose=library&name=beach.jpg`, the file as the body: taken to the disk as it
 * comes, 202 with the upload, which is checked next; `purpose=library-video` and `library-sound` for these. The sender chooses the id and may send again. For a
 * scene's image: `purpose=scene&scene={id}&fit=fill&at=0.5`; for its voice-over: `purpose=voice&scene={id}`;
 * for its clip: `purpose=clip&scene={id}`. For the landing page: `purpose=showcase&title={title}`.
 */
export function uploads(context: Context, identify: Identify) {
  const app = new Hono()
  app.put(`/media/uploads/:id{${UUID}}`, async (c) => {
    c.header('cache-control', 'no-store')
    try {
      const query = Query.safeParse(c.req.query())
      const asked = UploadPurpose.safeParse(c.req.query('purpose')).data ?? 'library'
      const operation = UPLOADING[asked]
      return await answerAccount(c, context, identify, operation, async (ctx) => {
        if (!query.success) throw new DomainError('INVALID_INPUT')
        return await receive(ctx, c, query.data)
      })
    } catch (error) {
      if (c.req.raw.signal.aborted) return c.body(null, BROKEN_OFF)
      if (!(error instanceof UnfitUploadError)) throw error
      const { code, message, told, status } = error
      return c.json({ code, message, data: { told } }, status)
    }
  })
  return app
}

async function receive(ctx: MemberContext, c: HttpContext, query: Query): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const before = await findSentUpload(ctx, id)
  if (before) return c.json(before, 200)
  const announcedBytes = Number(c.req.header('content-length') ?? 0)
  const kind = KIND_OF[query.purpose]
  const maxBytes = MAX_BYTES[kind]
  if (announcedBytes > maxBytes) throw new UnfitUploadError('TOO_LARGE', kind)
  const { body } = c.req.raw
  if (!body) throw new UnfitUploadError('EMPTY', kind)
  return await inOwnFolder(async (folder) => {
    const path = join(folder, 'sent')
    const bytes = Readable.fromWeb(body)
    await pipeline(bytes, checkedBytes(maxBytes, kind), createWriteStream(path), {
      signal: c.req.raw.signal,
    })
    const sent = { id, fileName: query.name, path, ...destinationOf(query) }
    return c.json(await receiveUpload(ctx, sent), 202)
  })
}

function destinationOf(query: Query): Destination {
  if (query.purpose === 'showcase') return { purpose: query.purpose, title: query.title }
  if (!('scene' in query)) return { purpose: query.purpose }
  if (query.purpose !== 'scene') return { purpose: query.purpose, sceneId: query.scene }
  const { purpose, scene: sceneId, fit, at } = query
  return { purpose, sceneId, framing: { fit, at } }
}
