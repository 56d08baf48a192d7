import { createRequire } from 'node:module'
import type { WritingLanguage } from '#contract/options.ts'

type EmojiEntry = {
  hexcode: string
  unicode: string
  label: string
  tags?: string[]
  group?: number
}
type EmojiNames = {
  labelByCode: Map<string, string>
  codeByLabel: Map<string, string>
  codesByTag: Map<string, string[]>
  /** Faces, hands, clock faces, globes and symbols: nothing a word means to be seen. */
  symbolic: Set<string>
}

const require = createRequire(import.meta.url)
const loaded = new Map<WritingLanguage, EmojiNames>()
const SKIN_OR_SIGN = /skin tone|flag|button|keycap|sign$|arrow/u
/** Smileys, body parts and symbols, in emojibase's count. */
const SYMBOLIC_GROUPS = new Set([0, 8, 9])
const SYMBOLIC_LABEL = /o[’']clock|thirty|globe|symbol|hand|face|map of/iu
const VARIATION = /\uFE0F/gu

/** What an emoji is called in a language. */
export function emojiName(emoji: string, language: WritingLanguage): string | undefined {
  return namesIn(language).labelByCode.get(codeOf(emoji))
}

function namesIn(language: WritingLanguage): EmojiNames {
  const known = loaded.get(language)
  if (known) return known
  const names: EmojiNames = {
    labelByCode: new Map(),
    codeByLabel: new Map(),
    codesByTag: new Map(),
    symbolic: new Set(),
  }
  for (const entry of require(`emojibase-data/${language}/compact.json`) as EmojiEntry[]) {
    if (SKIN_OR_SIGN.test(entry.label)) continue
    const code = codeOf(entry.unicode)
    names.labelByCode.set(code, entry.label)
    if (SYMBOLIC_GROUPS.has(entry.group ?? 0) || SYMBOLIC_LABEL.test(entry.label)) {
      names.symbolic.add(code)
    }
    if (!names.codeByLabel.has(entry.label.toLowerCase())) {
      names.codeByLabel.set(entry.label.toLowerCase(), code)
    }
    for (const tag of entry.tags ?? []) {
      const codes = names.codesByTag.get(tag.toLowerCase()) ?? []
      names.codesByTag.set(tag.toLowerCase(), [...codes, code])
    }
  }
  loaded.set(language, names)
  return names
}

function codeOf(emoji: string): string {
  return emoji.replace(VARIATION, '')
}
