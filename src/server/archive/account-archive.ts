import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { type DataEntry, listAccountData } from '#domain/account-data.ts'
import type { AccountContext, Context, MemberContext } from '#domain/context.ts'
import { accountOfEmail } from '#domain/operator.ts'
import { StorageMissingError } from '#providers/storage/storage-provider.ts'
import { answerAccount } from '../answer-account.ts'
import { attachmentHeader } from '../attachment-header.ts'
import type { Identify } from '../identify.ts'
import { type PackedFile, writeZip } from './write-zip.ts'

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
