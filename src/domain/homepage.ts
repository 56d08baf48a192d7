import { and, desc, eq } from 'drizzle-orm'
import {
  type Homepage,
  type HomepageEdits,
  type HomepageState,
  type HomepageVersion,
  SECTION_KEYS,
  SECTIONS,
  type SectionKey,
} from '#contract/homepage.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import type { Database, Transaction } from '#database/client.ts'
import { profiles, systemSettings, systemSettingVersions } from '#database/schema/index.ts'
import { personOf, requireAdmin } from './actor.ts'
import { announceHomepage } from './announce.ts'
import { recordAudit } from './audit.ts'
import type { WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'
import { lockSetting, saveSetting } from './settings.ts'

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
async function saveSection(
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

const SHOWN_MAX = 50

/** What was saved of a section in a language, the latest first. @throws DomainError FORBIDDEN */
export async function homepageHistory(
  ctx: WorkspaceContext,
  { language, key }: { language: InterfaceLanguage; key: SectionKey },
): Promise<HomepageVersion[]> {
  requireAdmin(ctx)
  const versions = systemSettingVersions
  const rows = await ctx.db
    .select({
      id: versions.id,
      savedAt: versions.savedAt,
      savedBy: profiles.fullName,
      value: versions.value,
    })
    .from(versions)
    .leftJoin(profiles, eq(profiles.id, versions.savedBy))
    .where(and(eq(versions.category, CATEGORY), eq(versions.key, versionKey(key, language))))
    .orderBy(desc(versions.savedAt), desc(versions.id))
    .limit(SHOWN_MAX)
  return rows.map(({ value, ...row }) => ({ ...row, isUsual: value === null }))
}

/** Saves an earlier version again; what stood there stays in the history. @throws DomainError FORBIDDEN, NOT_FOUND */
export async function restoreVersion(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Homepage> {
  requireAdmin(ctx)
  const [version] = await ctx.db
    .select()
    .from(systemSettingVersions)
    .where(and(eq(systemSettingVersions.id, id), eq(systemSettingVersions.category, CATEGORY)))
  const [key, language] = version?.key.split('.') ?? []
  const section = SECTION_KEYS.find((one) => one === key)
  const spoken = INTERFACE_LANGUAGES.find((one) => one === language)
  if (!version || !section || !spoken) throw new DomainError('NOT_FOUND')
  await ctx.db.transaction(async (tx) => {
    await saveSection(ctx, tx, { key: section, language: spoken, value: version.value })
    await announceHomepage(tx)
  })
  return await getHomepage(ctx, { language: spoken })
}

const CATEGORY = 'homepage'
const CLAIMS = 'claims-hidden'

export type HomepageStates = Record<InterfaceLanguage, HomepageState>

/** What the home page is drawn with in each language. What no longer fits its form is left out. */
export async function readHomepage(db: Database | Transaction): Promise<HomepageStates> {
  const rows = await db.select().from(systemSettings).where(eq(systemSettings.category, CATEGORY))
  const saved = new Map(rows.map(({ key, value }) => [key, value]))
  const areClaimsHidden = saved.get(CLAIMS) === true
  const states = INTERFACE_LANGUAGES.map((language) => {
    const edits = SECTION_KEYS.flatMap((key) => {
      const value = byLanguage(saved.get(key))[language]
      const parsed = value === undefined ? null : SECTIONS[key].safeParse(value)
      return parsed?.success ? [[key, parsed.data] as const] : []
    })
    return [language, { edits: Object.fromEntries(edits) as HomepageEdits, areClaimsHidden }]
  })
  return Object.fromEntries(states) as HomepageStates
}

/** A section's value holds its languages. */
function byLanguage(value: unknown): Partial<Record<InterfaceLanguage, unknown>> {
  return typeof value === 'object' && value !== null ? value : {}
}

/** What a version of a section in one language is filed under. */
function versionKey(key: SectionKey, language: InterfaceLanguage): string {
  return `${key}.${language}`
}
