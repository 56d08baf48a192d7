import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { listArchive } from '#domain/archive.ts'
import type { Context } from '#domain/context.ts'
import { answerAccount } from '../answer-account.ts'
import { attachmentHeader } from '../attachment-header.ts'
import type { Identify } from '../identify.ts'
import { UUID } from '../uuid-pattern.ts'
import { packedFile } from './packed-file.ts'
import { writeZip } from './write-zip.ts'

/**
 * `/media/storyboards/{id}.zip`: everything a storyboard is made of, in one file for its owner. A file that is
 * not there any more is named before the first byte: an archive is whole, or none.
 */
export function archive(context: Context, identify: Identify) {
  const app = new Hono()
  app.get(`/media/storyboards/:file{${UUID}\\.zip}`, (c) =>
    answerAccount(c, context, identify, 'files/read', async (ctx) => {
      const id = c.req.param('file').replace(/\.zip$/, '')
      const { title, entries } = await listArchive(ctx, { id })
      const files = await Promise.all(entries.map((entry) => packedFile(context, entry)))
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': attachmentHeader(`${title}.zip`),
        'cache-control': 'no-store',
      }
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      return c.body(Readable.toWeb(writeZip(files)) as ReadableStream, 200, headers)
    }),
  )
  return app
}
