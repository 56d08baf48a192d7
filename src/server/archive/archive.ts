import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { type ArchiveEntry, listArchive } from '#domain/archive/index.ts'
import type { Context } from '#domain/context.ts'
import { answerAccount } from '../answer-account.ts'
import { attachmentHeader } from '../attachment-header.ts'
import type { Identify } from '../identify.ts'
import { UUID } from '../uuid-pattern.ts'
import { type ZipFile, zipStream } from './zip-stream.ts'

/** `/media/storyboards/{id}.zip`: everything a storyboard is made of, in one file for its owner. */
export function archive(context: Context, identify: Identify) {
  const app = new Hono()
  app.get(`/media/storyboards/:file{${UUID}\\.zip}`, (c) =>
    answerAccount(c, context, identify, 'files/read', async (ctx) => {
      const id = c.req.param('file').replace(/\.zip$/, '')
      const { title, entries } = await listArchive(ctx, { id })
      const content = Readable.from(zipStream(entries.map((entry) => zipFile(context, entry))))
      return c.body(Readable.toWeb(content) as ReadableStream, 200, {
        'content-type': 'application/zip',
        'content-disposition': attachmentHeader(`${title}.zip`),
        'cache-control': 'no-store',
      })
    }),
  )
  return app
}

function zipFile({ storage }: Context, entry: ArchiveEntry): ZipFile {
  const { name } = entry
  if ('text' in entry) return { name, open: async () => [Buffer.from(entry.text)] }
  return { name, open: () => storage.read(entry.storageKey) }
}
