const CODE_BLOCK = /```[\s\S]*?```/g
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu
const MARKUP = /<[^<>]{0,80}>|(?<!\d\s?)%|\$(?!\d)|[*_`~^|\\{}<>[\]#=;@/]+/gu
const EMOJI = /\p{RGI_Emoji}/gv
const UNSPEAKABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{So}\p{Variation_Selector}]/gu
/** At the beginning: what is quoted, without its marks. */
const QUOTED = /^["“„«»「『]\s?([^"“”«»」』]+)["“”«»」』]/u
const LONGEST_WORD = 40

/** An idea as plain sentences: no addresses, code, markup, emoji, control marks or stuttering. */
export function cleanIdea(idea: string): string {
  const plain = idea
    .replace(CODE_BLOCK, ' ')
    .replace(ADDRESS, ' ')
    .replace(/\s*\n\s*/g, (gap) => (gap.includes('\n') ? '\n' : ' '))
    .replace(MARKUP, ' ')
    .replace(EMOJI, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(UNSPEAKABLE, (mark) => (mark === '\n' ? '\n' : ''))
    .replace(/([!?.,])\1+/g, '$1')
  return withoutStutter(plain)
    .replace(/ +([,.!?:])/g, '$1')
    .replace(QUOTED, '$1')
    .replace(/^[\s\p{P}]+/gu, '')
    .trim()
}

const WRITTEN_HERE = /\p{Script=Latin}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu

/** Whether most of its letters are of a script that a voice of the writing languages can read. */
export function isReadable(idea: string): boolean {
  const letters = idea.match(/\p{L}/gu)?.length ?? 0
  return (idea.match(WRITTEN_HERE)?.length ?? 0) * 2 >= letters
}

/** The emoji of an idea, each once, in order. */
export function emojiOf(idea: string): string[] {
  return [...new Set(idea.match(EMOJI) ?? [])]
}

/** 'very very very good' says 'very' once, but '555 555' is a number; words too long to be words are cut. */
function withoutStutter(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const kept: string[] = []
      for (const word of line.split(' ')) {
        const cut = Array.from(word).slice(
          0,
          /^[\p{Script=Latin}\p{N}]+$/u.test(word) ? LONGEST_WORD : 400,
        )
        const isStutter = cut.join('').toLowerCase() === kept.at(-1)?.toLowerCase()
        if (!isStutter || /^\p{N}+$/u.test(word)) kept.push(cut.join(''))
      }
      return kept.join(' ').trim()
    })
    .filter(Boolean)
    .join('\n')
}
