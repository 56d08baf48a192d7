import { eq } from 'drizzle-orm'
import { isInterfaceLanguage } from '#contract/interface-language.ts'
import { profiles } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

/** The language a visitor had chosen stays theirs; anything else is left at the default. */
export async function setLanguageOfNewAccount(
  ctx: Pick<Context, 'db'>,
  userId: string,
  chosen: string | undefined,
): Promise<void> {
  if (!isInterfaceLanguage(chosen)) return
  await ctx.db.update(profiles).set({ language: chosen }).where(eq(profiles.id, userId))
}
