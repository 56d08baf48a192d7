import { eq } from 'drizzle-orm'
import { pronouncer, type SpokenPart } from '#composition/pronunciation/pronounce.ts'
import type { Database, Transaction } from '#database/client.ts'
import { pronunciations, storyboards } from '#database/schema/index.ts'

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
