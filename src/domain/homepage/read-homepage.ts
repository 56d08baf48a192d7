import { eq } from 'drizzle-orm'
import {
  SECTION_KEYS,
  SECTIONS,
  type HomepageEdits,
  type HomepageState,
  type SectionKey,
} from '#contract/homepage.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import type { Database, Transaction } from '#database/client.ts'
import { systemSettings } from '#database/schema/index.ts'

export const CATEGORY = 'homepage'
export const CLAIMS = 'claims-hidden'

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
export function byLanguage(value: unknown): Partial<Record<InterfaceLanguage, unknown>> {
  return typeof value === 'object' && value !== null ? value : {}
}

/** What a version of a section in one language is filed under. */
export function versionKey(key: SectionKey, language: InterfaceLanguage): string {
  return `${key}.${language}`
}
