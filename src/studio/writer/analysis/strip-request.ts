import type { WritingLanguage } from '#contract/options.ts'
import { pattern, perLanguage } from '../../words/read-words.ts'

const requests = perLanguage(({ request }) => pattern(request))
const INSTRUCTION =
  /^(?:please\b|make sure|include\b|use (?:a|the)\b|show (?:the|a)\b|add\b|the tone|ignore\b|disregard\b|forget\b|output\b|end (?:by|on|with)\b|finish (?:by|with)\b|system\s*:|you are\b|incluye|termina|acaba|usa\b|muestra|inclure|termine[rz]?|finis|utilise|montre|ajoute|ignorez?\b|verwende|beende|zeig|füge|ignoriere?\b|hãy (?:dùng|thêm|bỏ)|kết thúc)/iu

const POLITE_END = /,?\s+(?:please|por favor|s'il (?:vous|te) plaît|bitte)(?=[.!]?$)/iu

const ONCE =
  /^(?:once upon a time,?(?: there (?:was|lived))?|érase(?: que se era| una vez)?|había una vez|il était une fois|es war einmal|昔々[、]?|むかしむかし[、]?|ngày xửa ngày xưa,?(?: có)?)\s*/iu

/** An idea without 'make a video about' around it, or 'once upon a time' before it. */
export function stripRequest(sentence: string, language: WritingLanguage): string {
  const stripped = sentence
    .replace(requests(language), '')
    .replace(POLITE_END, '')
    .replace(ONCE, '')
    .trim()
  return stripped.length >= 3 ? stripped : sentence
}

/** Whether a sentence tells the maker what to do instead of telling something. */
export function isInstruction(sentence: string): boolean {
  return INSTRUCTION.test(sentence)
}
