import type { WritingLanguage } from '#contract/options.ts'

/** What can stand in a frame's slots. */
export type FrameSlots = {
  /** The subject. */
  s: string
  /** The theme. */
  t: string
  /** The character. */
  c: string
  /** An aspect. */
  k?: string
  /** The whole idea. */
  i?: string
}

/** `\0` stands before a filled slot: 'de le chat' is contracted, 'essayons de le dire' is not. */
const CONTRACTIONS: Partial<Record<WritingLanguage, [RegExp, string][]>> = {
  es: [
    [/(?<!\p{L})de \0el (?!\p{Lu})/gu, 'del '],
    [/(?<!\p{L})a \0el (?!\p{Lu})/gu, 'al '],
  ],
  fr: [
    [/(?<!\p{L})de \0le /gu, 'du '],
    [/(?<!\p{L})de \0les /gu, 'des '],
    [/(?<!\p{L})à \0le /gu, 'au '],
    [/(?<!\p{L})à \0les /gu, 'aux '],
    [/(?<!\p{L})de \0?(?=[aeiouéèêâàîôûœ])/gu, "d'"],
    [/(?<!\p{L})que \0?(?=(?:il|elle|on|un|une|à|au)(?!\p{L}))/gu, "qu'"],
  ],
}

/**
 * Puts words into a frame: chooses the familiar or formal half of `[du|Sie]`, fills the slots, contracts
 * 'de el' and 'de le', and makes every sentence begin with a capital letter.
 */
export function fillFrame(
  frame: string,
  slots: FrameSlots,
  language: WritingLanguage,
  formal: boolean,
): string {
  const addressed = frame.replace(/\[([^|\]]*)\|([^\]]*)\]/gu, formal ? '$2' : '$1')
  const filled = addressed.replace(/\{([stcki])\}|\{([STCKI])\}/gu, (_, small, capital) => {
    const value = slots[(small ?? capital.toLowerCase()) as keyof FrameSlots] ?? ''
    return `\0${small ? value : capitalised(value)}`
  })
  const contracted = (CONTRACTIONS[language] ?? []).reduce(
    (text, [apart, together]) => text.replace(apart, together),
    filled,
  )
  return tidied(contracted.replaceAll('\0', ''), language)
}

/** Also behind the mark that opens a Spanish question; an iPhone stays one. */
export function capitalised(text: string): string {
  return text.replace(/^[¿¡]?\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase())
}

function tidied(text: string, language: WritingLanguage): string {
  const single = text
    .replace(/\s+/g, ' ')
    .replace(/([!?])\s*[.,:](?=\s|$)/g, '$1')
    .replace(/(?<=[!?] )\p{Ll}/gu, (first) => first.toUpperCase())
    .replace(/\.{2,}$/u, '.')
    .trim()
  if (language === 'ja') return single.replace(/([。！？])[。]/gu, '$1')
  return capitalised(single)
}
