import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { WritingLanguage } from '#contract/options.ts'
import { once, oneOf, pattern, subjects } from '../../words/read-words.ts'
import type { Artwork, SubjectKind } from '../prompt/picture-brief.ts'
import { normalised, wordsOf } from '../prompt/tokens.ts'

type EmojiSubject = { name: string; kind: SubjectKind; artwork: Artwork }
export type EmojiMatch = { emoji: EmojiSubject; weight: number }

/** Which emoji a word may mean, best first. Words are looked up as `normalised` writes them. */
export type EmojiCatalogue = { lookUp(term: string): readonly EmojiMatch[]; longestTerm: number }

type EmojiRow = {
  label: string
  hexcode: string
  tags?: string[]
  subgroup?: number
  group?: number
}

const WHOLE_LABEL = 10
const LABEL_WORD = 4
const TAG = 3

/** Reads the emoji keywords of one language (emojibase-data, CLDR). */
export async function loadEmojiCatalogue(language: WritingLanguage): Promise<EmojiCatalogue> {
  const english = await readRows('en/data.json')
  const rows = language === 'en' ? english : await readRows(`${language}/data.json`)
  const noto = JSON.parse(await readPackageFile('@iconify-json/noto/chars.json')) as Record<
    string,
    string
  >
  const subjects = new Map<string, EmojiSubject>()
  for (const row of english) {
    const kind = kindOfEmoji(row.subgroup ?? -1, row.label)
    if (kind === null) continue
    const fluent = row.label
      .toLowerCase()
      .replace(/[’'“”.!():,]/g, '')
      .replace(/[\s_]+/g, '-')
    const notoName =
      noto[row.hexcode.toLowerCase()] ?? noto[row.hexcode.toLowerCase().replace(/-fe0f/g, '')]
    subjects.set(row.hexcode, {
      name: `emoji:${fluent}`,
      kind,
      artwork: { fluent, ...(notoName && { noto: notoName }) },
    })
  }
  return catalogueOf(rows, subjects, language)
}

function catalogueOf(
  rows: EmojiRow[],
  subjects: Map<string, EmojiSubject>,
  language: WritingLanguage,
): EmojiCatalogue {
  const terms = new Map<string, EmojiMatch[]>()
  const tagWeight = language === 'de' ? TAG : TAG * 0.7
  const add = (term: string, emoji: EmojiSubject, weight: number) => {
    const known = terms.get(term) ?? []
    const same = known.find((match) => match.emoji === emoji)
    if (same) same.weight = Math.max(same.weight, weight)
    else terms.set(term, [...known, { emoji, weight }])
  }
  for (const row of rows) {
    const emoji = subjects.get(row.hexcode)
    if (!emoji) continue
    const label = normalised(row.label)
    add(label, emoji, WHOLE_LABEL)
    // English keywords are associations; what they name rightly stands in `english-names.ts`.
    if (language === 'en') continue
    const head = headOf(label, language)
    if (head) add(head, emoji, LABEL_WORD / Math.sqrt(wordsOf(label).length))
    for (const tag of row.tags ?? [])
      if (isTelling(tag, language)) add(normalised(tag), emoji, tagWeight)
  }
  let longestTerm = 0
  for (const [term, matches] of terms) {
    longestTerm = Math.max(longestTerm, term.length)
    const rarity = 1 / Math.sqrt(matches.length)
    for (const match of matches) if (match.weight < WHOLE_LABEL) match.weight *= rarity
    matches.sort((one, other) => other.weight - one.weight)
  }
  return { lookUp: (term) => terms.get(term) ?? [], longestTerm }
}

/** The word of a label that says what the thing is: the last in English and German, the first in Romance. */
function headOf(label: string, language: WritingLanguage): string | undefined {
  if (language === 'ja' || language === 'vi') return undefined
  const words = wordsOf(label.split(':')[0] ?? label)
  const head = language === 'en' || language === 'de' ? words.at(-1) : words[0]
  return head && head.length > 2 ? head : undefined
}

/** German writes its nouns with a capital, which sorts out verbs and adjectives. */
function isTelling(tag: string, language: WritingLanguage): boolean {
  return language !== 'de' || /^\p{Lu}/u.test(tag)
}

async function readRows(path: string): Promise<EmojiRow[]> {
  return JSON.parse(await readPackageFile(`emojibase-data/${path}`)) as EmojiRow[]
}

async function readPackageFile(specifier: string): Promise<string> {
  return await readFile(fileURLToPath(import.meta.resolve(specifier)), 'utf8')
}

const unfit = once(() => pattern(oneOf(subjects().unfitEmoji)))

/** What kind of subject an emoji is, or null when it does not belong into a picture. */
export function kindOfEmoji(subgroup: number, label: string): SubjectKind | null {
  const { emojiKinds, emojiGroups } = subjects()
  const exception = emojiKinds[label]
  if (exception) return exception
  return unfit().test(label) ? null : (emojiGroups[subgroup] ?? null)
}
