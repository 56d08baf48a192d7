import type { WritingLanguage } from '#contract/options.ts'

const REST = '(?![\\p{L}])[^.,;:!?()–—]{3,70}'
/** Who wonders, and then the question: 'a girl who wonders why the sea is salty'. */
const ASKED: Record<WritingLanguage, RegExp> = {
  en: asked(
    '(?:wonder|ask)(?:s|ed|ing)?|wants? to know|wanted to know',
    'why|how|what|where|who|when|whether',
  ),
  es: asked(
    'pregunt(?:a|aba|ó|an|aban)|quier(?:e|en) saber|quería saber',
    'por qué|cómo|qué|dónde|adónde|quién|cuándo',
  ),
  fr: asked(
    'demand(?:e|ait|a|ent)|veu(?:t|lent) savoir|voulait savoir',
    'pourquoi|comment|ce que|où|qui|quand',
  ),
  de: asked(
    '(?:fragt?e?n?(?: \\p{L}+){0,3}|wissen (?:will|wollte|möchte)|sich (?:fragt|fragte|wundert)),',
    'warum|wieso|weshalb|wie|was|wo|wer|wann|woher|wohin|ob',
  ),
  ja: /(?<question>(?:[^。、？！]{1,12}[はが])?(?:なぜ|どうして|どこ|誰|いつ|何)[^。、？！]{2,24}?か)(?:を|と|、|が)?(?:知り|知ろう|不思議|尋ね|たずね|問|考え|聞)/u,
  vi: asked(
    'tự hỏi|hỏi|thắc mắc|muốn biết',
    'vì sao|tại sao|làm sao|thế nào|ai|ở đâu|khi nào|điều gì',
  ),
}

/** The question that somebody in an idea asks, as a clause; empty when nobody asks any. */
export function findQuestion(sentence: string, language: WritingLanguage): string {
  return ASKED[language].exec(sentence)?.groups?.['question']?.trim() ?? ''
}

function asked(verbs: string, words: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:${verbs})(?:\\s\\p{L}+){0,3}?\\s(?<question>(?:${words})${REST})`,
    'iu',
  )
}
