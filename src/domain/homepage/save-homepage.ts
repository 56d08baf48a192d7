import {
  SECTION_KEYS,
  type Homepage,
  type HomepageEdits,
  type SectionKey,
} from '#contract/homepage.ts'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { Transaction } from '#database/client.ts'
import { systemSettingVersions } from '#database/schema/index.ts'
import { personOf } from '../actor.ts'
import { announceHomepage } from '../announce.ts'
import { recordAudit } from '../audit/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'
import { lockSetting, saveSetting } from '../setting/index.ts'
import { byLanguage, CATEGORY, CLAIMS, readHomepage, versionKey } from './read-homepage.ts'

const DESCRIPTIONS: Record<SectionKey, string> = {
  hero: 'The first screen of the home page, by language',
  features: 'The features of the home page, by language',
  testimonials: 'What people say on the home page, by language',
  faqs: 'The questions of the home page, by language',
  numbers: 'The numbers of the home page, by language',
  logos: 'Who wrote about the product, by language',
}

/** What is edited in a language. @throws DomainError FORBIDDEN */
export async function getHomepage(
  ctx: WorkspaceContext,
  { language }: { language: InterfaceLanguage },
): Promise<Homepage> {
  requireAdmin(ctx)
  return { language, ...(await readHomepage(ctx.db))[language] }
}

/** Saves sections in one language, each as a version that can be brought back. @throws DomainError FORBIDDEN */
export async function saveHomepage(
  ctx: WorkspaceContext,
  { language, edits }: { language: InterfaceLanguage; edits: HomepageEdits },
): Promise<Homepage> {
  requireAdmin(ctx)
  await ctx.db.transaction(async (tx) => {
    for (const key of SECTION_KEYS) {
      if (edits[key] !== undefined) await saveSection(ctx, tx, { key, language, value: edits[key] })
    }
    await announceHomepage(tx)
  })
  return await getHomepage(ctx, { language })
}

/** Brings the product's own words of a section back. @throws DomainError FORBIDDEN */
export async function resetSection(
  ctx: WorkspaceContext,
  { language, key }: { language: InterfaceLanguage; key: SectionKey },
): Promise<Homepage> {
  requireAdmin(ctx)
  await ctx.db.transaction(async (tx) => {
    await saveSection(ctx, tx, { key, language, value: null })
    await announceHomepage(tx)
  })
  return await getHomepage(ctx, { language })
}

/** Hides what the page claims and nobody has proved, in every language. @throws DomainError FORBIDDEN */
export async function hideClaims(
  ctx: WorkspaceContext,
  { areHidden }: { areHidden: boolean },
): Promise<{ areClaimsHidden: boolean }> {
  requireAdmin(ctx)
  await ctx.db.transaction(async (tx) => {
    await saveSetting(tx, CATEGORY, CLAIMS, areHidden)
    await recordAudit(tx, ctx.actor, 'hide-claims', { areHidden })
    await announceHomepage(tx)
  })
  return { areClaimsHidden: areHidden }
}

type Section = { key: SectionKey; language: InterfaceLanguage; value: unknown }

/** @param section its value: null for the product's own words. */
export async function saveSection(
  ctx: WorkspaceContext,
  tx: Transaction,
  { key, language, value }: Section,
): Promise<void> {
  // Of two admins who save two languages at once, neither loses theirs.
  const { [language]: _, ...others } = byLanguage(await lockSetting(tx, CATEGORY, key))
  const saved = value === null ? others : { ...others, [language]: value }
  await saveSetting(tx, CATEGORY, key, saved, DESCRIPTIONS[key])
  const savedBy = personOf(ctx.actor)
  await tx
    .insert(systemSettingVersions)
    .values({ category: CATEGORY, key: versionKey(key, language), value, savedBy })
  await recordAudit(tx, ctx.actor, 'edit-homepage', { key, language, isUsual: value === null })
}
