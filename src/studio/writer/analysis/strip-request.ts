import type { WritingLanguage } from '#contract/options.ts'

const OPENINGS: Record<WritingLanguage, RegExp> = {
  en: /^(?:(?:please|can you|could you|i want|i would like|i'd like|i need|to)\s+)*(?:(?:make|create|write|generate|produce|do|show|have|see|get)\s+(?:me\s+|us\s+)?)?(?:a|an|the)?\s*(?:short|quick|fun|funny|little|\d+[- ]second|educational|inspiring)*\s*(?:video|clip|short|film|storyboard|reel|script)s?\s+(?:about|on|of|that (?:explains|shows|tells)|explaining|showing|for)\s*:?\s*/iu,
  es: /^(?:(?:por favor|quiero|quisiera|necesito|haz(?:me)?|crea|crear|hacer|genera|escribe)\s+)*(?:un|una|el)?\s*(?:breve|corto|pequeño)?\s*(?:vídeo|video|clip|corto|guion)\s+(?:corto\s+|breve\s+)?(?:sobre|acerca de|que explique|de|para)\s*/iu,
  fr: /^(?:(?:s'il vous plaît|je veux|je voudrais|fais|faites|crée|créez|créer|faire|écris)\s+)*(?:moi\s+)?(?:une?|la|le)?\s*(?:courte?|petite?)?\s*(?:vidéo|clip|film|court-métrage)\s+(?:courte\s+)?(?:sur|à propos de|qui explique|qui montre|pour)\s*/iu,
  de: /^(?:(?:bitte|ich möchte|ich will|mach(?:e|en sie)?|erstell(?:e|en sie)?|erzeuge|schreib(?:e)?)\s+)*(?:mir\s+)?(?:ein|eine|das)?\s*(?:kurzes|kleines|kurzer)?\s*(?:video|clip|film)\s+(?:über|zu|zum thema|das (?:zeigt|erklärt)|für)\s*/iu,
  ja: /^(?:短い)?(?:動画|ビデオ)[:：]?\s*|(?:について|に関する|を紹介する|を説明する|の)(?:短い)?(?:動画|ビデオ|映像)(?:を)?(?:作って(?:ください)?|作成して(?:ください)?|作りたい(?:です)?|お願いします)?[。]?$/u,
  vi: /^(?:(?:hãy|xin hãy|tôi muốn|làm ơn)\s+)*(?:làm|tạo|viết|quay)?\s*(?:cho tôi\s+)?(?:một\s+)?(?:video|clip|phim)\s+(?:ngắn\s+)?(?:về|nói về|giới thiệu|giải thích)\s*/iu,
}

const INSTRUCTION =
  /^(?:please\b|make sure|include\b|use (?:a|the)\b|show (?:the|a)\b|add\b|the tone|ignore\b|disregard\b|forget\b|output\b|end (?:by|on|with)\b|finish (?:by|with)\b|system\s*:|you are\b|incluye|termina|acaba|usa\b|muestra|inclure|termine[rz]?|finis|utilise|montre|ajoute|ignorez?\b|verwende|beende|zeig|füge|ignoriere?\b|hãy (?:dùng|thêm|bỏ)|kết thúc)/iu

const POLITE_END = /,?\s+(?:please|por favor|s'il (?:vous|te) plaît|bitte)(?=[.!]?$)/iu

const ONCE =
  /^(?:once upon a time,?(?: there (?:was|lived))?|érase(?: que se era| una vez)?|había una vez|il était une fois|es war einmal|昔々[、]?|むかしむかし[、]?|ngày xửa ngày xưa,?(?: có)?)\s*/iu

/** An idea without 'make a video about' around it, or 'once upon a time' before it. */
export function stripRequest(sentence: string, language: WritingLanguage): string {
  const stripped = sentence
    .replace(OPENINGS[language], '')
    .replace(POLITE_END, '')
    .replace(ONCE, '')
    .trim()
  return stripped.length >= 3 ? stripped : sentence
}

/** Whether a sentence tells the maker what to do instead of telling something. */
export function isInstruction(sentence: string): boolean {
  return INSTRUCTION.test(sentence)
}
