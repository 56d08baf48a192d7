import type { WritingLanguage } from '#contract/options.ts'
import { isDirection } from '../analysis/strip-directions.ts'
import { isInstruction, stripRequest } from '../analysis/strip-request.ts'

/** How somebody asks for a video: 'make a video about'. 'The film of the year' asks for nothing. */
const ASKS =
  /^(?:please|can you|could you|i want|i need|i would like|i'd like|make|create|write|generate|produce|por favor|quiero|quisiera|necesito|haz|crea|genera|escribe|s'il vous|je veux|je voudrais|fais|faites|crée|écris|bitte|ich möchte|ich will|mach|erstell|erzeuge|schreib|hãy|xin hãy|tôi muốn|làm|tạo|viết)(?!\p{L})|(?:作って|作成して|作りたい|お願い)/iu
/** What only the maker of a video hears of: 'Start with the dough' is for the cook. */
const OF_THE_VIDEO =
  /v[ií]deo|\bfilm|clip|storyboard|voice-?over|narrat|narrad|\btone\b|caption|subtitle|subtítul|sous-titre|untertitel|erzähler|動画|映像|ナレーション|字幕|phụ đề|^explain (?:it|this)\b|^expl[ií]cal[oa]|^expliquez?-l|^erklär(?:e|t)? es\b|^(?:re)?told\b|^erzählt(?!\p{L})|^raconté|^contad[oa](?!\p{L})/iu

/** A sentence without the request for a video around it. */
export function withoutRequest(sentence: string, language: WritingLanguage): string {
  return ASKS.test(sentence) ? stripRequest(sentence, language) : sentence
}

/** Whether a sentence as a whole tells the writer how to tell the others. */
export function isForTheWriter(sentence: string, language: WritingLanguage): boolean {
  const isOrder = isInstruction(sentence) || isDirection(sentence, language)
  return isOrder && OF_THE_VIDEO.test(sentence)
}
