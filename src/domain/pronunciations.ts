import { and, eq, ne, sql } from 'drizzle-orm'
import { pronouncer, type SpokenPart } from '#composition/pronunciation/pronounce.ts'
import { PRONUNCIATIONS_MAX, type Pronunciation } from '#contract/pronunciation.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { pronunciations, storyboards, workspaces } from '#database/schema/index.ts'
import { announcePronunciations } from './announce.ts'
import type { WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'

const NOT_FOUND = tell('pronunciation-not-found')
const { id, written, spoken, language } = pronunciations

/** By what is written. */
export async function listPronunciations({
  db,
  workspaceId,
}: WorkspaceContext): Promise<Pronunciation[]> {
  return await db
    .select({ id, written, spoken, language })
    .from(pronunciations)
    .where(eq(pronunciations.workspaceId, workspaceId))
    .orderBy(pronunciations.writtenLower, sql`${language} nulls first`)
}

/** Adds one, or changes it. @throws DomainError REFUSED_IN_THIS_STATE when there are many, or another for this word; NOT_FOUND */
export async function savePronunciation(
  ctx: WorkspaceContext,
  input: Pronunciation,
): Promise<Pronunciation> {
  const { workspaceId } = ctx
  return await ctx.db.transaction(async (tx) => {
    await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId)).for('update')
    await requireRoom(tx, workspaceId, input)
    const writtenLower = lower(input.written)
    const [saved] = await tx
      .insert(pronunciations)
      .values({ ...input, writtenLower, workspaceId })
      .onConflictDoUpdate({
        target: id,
        set: { ...input, writtenLower },
        // The id of somebody else's.
        setWhere: eq(pronunciations.workspaceId, workspaceId),
      })
      .returning({ id, written, spoken, language })
    if (!saved) throw new DomainError('NOT_FOUND', NOT_FOUND)
    await announcePronunciations(tx, workspaceId)
    return saved
  })
}

async function requireRoom(
  tx: Transaction,
  workspaceId: string,
  input: Pronunciation,
): Promise<void> {
  const others = await tx
    .select({ writtenLower: pronunciations.writtenLower, language })
    .from(pronunciations)
    .where(and(eq(pronunciations.workspaceId, workspaceId), ne(id, input.id)))
  if (others.length >= PRONUNCIATIONS_MAX) {
    const most = tell('pronunciations-too-many', { most: PRONUNCIATIONS_MAX })
    throw new DomainError('REFUSED_IN_THIS_STATE', most)
  }
  const isThere = others.some(
    (other) => other.writtenLower === lower(input.written) && other.language === input.language,
  )
  if (isThere) {
    const told = tell('pronunciation-there', { written: input.written })
    throw new DomainError('REFUSED_IN_THIS_STATE', told)
  }
}

/** @throws DomainError NOT_FOUND */
export async function deletePronunciation(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const gone = await tx
      .delete(pronunciations)
      .where(and(eq(id, input.id), eq(pronunciations.workspaceId, ctx.workspaceId)))
      .returning({ id })
    if (gone.length === 0) throw new DomainError('NOT_FOUND', NOT_FOUND)
    await announcePronunciations(tx, ctx.workspaceId)
  })
}

function lower(text: string): string {
  return text.toLowerCase()
}

/** What a voice is to say for a text, in parts; undefined: the text as it is written. */
export type Speech = (text: string, voiceId: string) => SpokenPart[] | undefined

export const AS_WRITTEN: Speech = () => undefined

/** As the workspace of a storyboard has it now. */
export async function readSpeech(
  db: Database | Transaction,
  storyboardId: string,
): Promise<Speech> {
  const { written, spoken, language } = pronunciations
  const list = await db
    .select({ written, spoken, language })
    .from(pronunciations)
    .innerJoin(storyboards, eq(storyboards.workspaceId, pronunciations.workspaceId))
    .where(eq(storyboards.id, storyboardId))
    .orderBy(pronunciations.id)
  if (list.length === 0) return AS_WRITTEN
  const partsOf = pronouncer(list)
  return (text, voiceId) => partsOf(text, voiceId.split('-', 1)[0] as string)
}
