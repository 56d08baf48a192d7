import type { Readable } from 'node:stream'
import { and, like, ne, sql } from 'drizzle-orm'
import { SENT_CONTENT_TYPE, type Upload, type UploadAddress } from '#contract/upload.ts'
import { tell } from '#contract/words/told.ts'
import { discardedFiles } from '#database/schema/index.ts'
import { requirePerson } from '../actor.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import {
  admitUpload,
  type Destination,
  findSentUpload,
  type NamedFile,
  takeUpload,
} from './receive.ts'

/** What somebody has asked an address for and not told of since; more than people send at once. */
const UNTOLD_MAX = 50
/** Of what was never told of, the file goes; longer than an address holds, and then a large file is on its way. */
const KEPT_FOR = sql`interval '2 hours'`
const FOLDER = 'sent'

/** Nobody but who asked can name this file, and asking again for the same upload names the same. */
function keyOf({ actor }: WorkspaceContext, id: string): string {
  return `${FOLDER}/${requirePerson(actor)}/${id}`
}

/**
 * Gives a browser the address at which it puts a file into the store itself. Until it tells of it, the file counts as
 * discarded. @returns the upload when it was sent before; null when all goes through the server.
 * @throws DomainError as `receiveUpload`
 */
export async function giveAddress(
  ctx: WorkspaceContext,
  sent: Destination & { id: string; sizeBytes: number },
): Promise<UploadAddress | Upload | null> {
  const { direct } = ctx.storage
  const { id, sizeBytes } = sent
  const before = await findSentUpload(ctx, id)
  if (before || !direct) return before
  const storageKey = keyOf(ctx, id)
  await ctx.db.transaction(async (tx) => {
    await admitUpload(ctx, tx, sent, sizeBytes)
    const others = and(
      like(discardedFiles.storageKey, `${keyOf(ctx, '')}%`),
      ne(discardedFiles.storageKey, storageKey),
    )
    if ((await tx.$count(discardedFiles, others)) >= UNTOLD_MAX) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('pictures-too-many'))
    }
    const dueAt = sql`now() + ${KEPT_FOR}`
    await tx
      .insert(discardedFiles)
      .values({ storageKey, dueAt })
      .onConflictDoUpdate({ target: discardedFiles.storageKey, set: { dueAt } })
  })
  return {
    address: await direct.sendAddressOf(storageKey, { sizeBytes, contentType: SENT_CONTENT_TYPE }),
  }
}

/** What lies at the address that was given for this upload. */
export type FileInStore = { sizeBytes: number; read: (bytes: number) => Promise<Readable> }

/** @throws DomainError NOT_FOUND when nothing has arrived there. */
export async function findInStore(ctx: WorkspaceContext, id: string): Promise<FileInStore> {
  const key = keyOf(ctx, id)
  const object = ctx.storage.direct && (await ctx.storage.stat(key))
  if (!object) throw new DomainError('NOT_FOUND')
  return {
    sizeBytes: object.sizeBytes,
    read: (bytes) => ctx.storage.read(key, { start: 0, end: bytes - 1 }),
  }
}

/** Takes what the browser has put at its address, and has it checked. @throws DomainError as `receiveUpload` */
export async function takeFromStore(
  ctx: WorkspaceContext,
  sent: NamedFile,
  { sizeBytes }: FileInStore,
): Promise<Upload> {
  return await takeUpload(ctx, sent, { storageKey: keyOf(ctx, sent.id), sizeBytes })
}

/** When the file of an upload that has ended goes: at an address that still holds it could be put once more. */
export function dueAtOf({ storageKey, createdAt }: { storageKey: string; createdAt: Date }) {
  return storageKey.startsWith(`${FOLDER}/`)
    ? sql`greatest(now(), ${createdAt}::timestamptz + ${KEPT_FOR})`
    : sql`now()`
}
