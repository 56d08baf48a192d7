import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { z } from 'zod'
import { MEDIA_AT_ONCE_MAX } from '#contract/limits.ts'
import type { Context } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { listMediaFiles } from '#domain/media/index.ts'
import { answerAccount } from '../answer-account.ts'
import { attachmentHeader } from '../attachment-header.ts'
import type { Identify } from '../identify.ts'
import { packedFile } from './packed-file.ts'
import { writeZip } from './write-zip.ts'

const Ids = z
  .string()
  .transform((given) => given.split(','))
  .pipe(z.array(z.uuid()).min(1).max(MEDIA_AT_ONCE_MAX))

/**
 * `/media/selection.zip?ids=ID,ID`: some items of the library in one file, each under its title. As with a storyboard's
 * archive a file that is not there any more is named before the first byte.
 */
export function mediaArchive(context: Context, identify: Identify) {
  const app = new Hono()
  app.get('/media/selection.zip', (c) =>
    answerAccount(c, context, identify, 'files/read', async (ctx) => {
      const ids = Ids.safeParse(c.req.query('ids') ?? '')
      if (!ids.success) throw new DomainError('INVALID_INPUT')
      const entries = await listMediaFiles(ctx, { ids: ids.data })
      const files = await Promise.all(entries.map((entry) => packedFile(context, entry)))
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': attachmentHeader('Media.zip'),
        'cache-control': 'no-store',
      }
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      return c.body(Readable.toWeb(writeZip(files)) as ReadableStream, 200, headers)
    }),
  )
  return app
}
