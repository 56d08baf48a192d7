import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { z } from 'zod'
import { MEDIA_AT_ONCE_MAX } from '#contract/limits.ts'
import { tell } from '#contract/words/told.ts'
import { type DataEntry, listAccountData } from '#domain/account-data.ts'
import { type ArchiveEntry, listArchive } from '#domain/archive.ts'
import type { AccountContext, Context, MemberContext } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { listMediaFiles } from '#domain/media/index.ts'
import { accountOfEmail } from '#domain/operator.ts'
import { StorageMissingError } from '#providers/storage/storage-provider.ts'
import { attachmentHeader } from './file-headers.ts'
import { answerAccount, type Identify, UUID } from './identify.ts'
import { type PackedFile, writeZip } from './write-zip.ts'

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

/**
 * `/media/account.zip`: all data of the account in one file; for the operator with `?email=` anybody's. It is
 * written as it is read. A file that storage has lost is named at its end: it must not keep the rest back.
 */
export function accountArchive(context: Context, identify: Identify) {
  const app = new Hono()
  app.get('/media/account.zip', (c) =>
    answerAccount(c, context, identify, 'files/exportAccount', async (ctx) => {
      const owner = await ownerOf(ctx, c.req.query('email'))
      const entries = await listAccountData(owner)
      const day = new Date().toISOString().slice(0, 10)
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': attachmentHeader(`reelwright-${day}.zip`),
        'cache-control': 'no-store',
      }
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      const zip = writeZip(packed(context, entries))
      return c.body(Readable.toWeb(zip) as ReadableStream, 200, headers)
    }),
  )
  return app
}

async function ownerOf(ctx: MemberContext, email: string | undefined): Promise<AccountContext> {
  if (ctx.actor.kind !== 'operator' || email === undefined) return ctx
  return { ...ctx, userId: await accountOfEmail(ctx, email) }
}

function packed({ storage }: Context, entries: DataEntry[]): PackedFile[] {
  const missing: string[] = []
  const files = entries.map((entry) => ({
    name: entry.name,
    open: async () => {
      if ('write' in entry) return Readable.from(entry.write())
      return await storage.read(entry.storageKey).catch((error: unknown) => {
        if (!(error instanceof StorageMissingError)) throw error
        missing.push(entry.name)
        return Readable.from([])
      })
    },
  }))
  // The last to be opened.
  const lost = () => Promise.resolve(Readable.from([missing.map((name) => `${name}\n`).join('')]))
  return [...files, { name: 'missing-files.txt', open: lost }]
}

/** A file of an archive, known to be there. @throws DomainError NOT_FOUND naming the file */
async function packedFile({ storage }: Context, entry: ArchiveEntry): Promise<PackedFile> {
  const { name } = entry
  if ('text' in entry) return { name, content: Buffer.from(entry.text) }
  const { storageKey } = entry
  const stored = await storage.stat(storageKey)
  if (stored) return { name, sizeBytes: stored.sizeBytes, open: () => storage.read(storageKey) }
  const words = tell('archived-file-missing', { name })
  throw new DomainError('NOT_FOUND', words)
}
