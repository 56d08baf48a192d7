import { and, desc, eq } from 'drizzle-orm'
import {
  SECTION_KEYS,
  type Homepage,
  type HomepageVersion,
  type SectionKey,
} from '#contract/homepage.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { profiles, systemSettingVersions } from '#database/schema/index.ts'
import { announceHomepage } from '../announce.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { requireAdmin } from '../require-admin.ts'
import { CATEGORY, versionKey } from './read-homepage.ts'
import { getHomepage, saveSection } from './save-homepage.ts'

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
