import { eq } from 'drizzle-orm'
import { voiceSamples } from '#database/schema/index.ts'
import type { AssetRow } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'

/** The file of a sample, for anyone signed in. @throws DomainError NOT_FOUND */
export async function findSample(
  ctx: Context,
  id: string,
): Promise<Pick<AssetRow, 'id' | 'storageKey' | 'contentType' | 'sizeBytes'>> {
  const row = await ctx.db.query.voiceSamples.findFirst({ where: eq(voiceSamples.id, id) })
  const { storageKey, contentType, sizeBytes } = row ?? {}
  if (!storageKey || !contentType || !sizeBytes) throw new DomainError('NOT_FOUND')
  return { id, storageKey, contentType, sizeBytes }
}
