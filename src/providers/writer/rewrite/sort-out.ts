import { neededMs } from '#composition/shorten-to-fit.ts'
import { SCENE_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '#contract/limits.ts'
import { numbersMissingIn } from '../checked-draft/invented-numbers.ts'
import { longestMs } from './longest-ms.ts'
import type { RewriteRequest } from '../rewrite-request.ts'

/** A little more than was asked for is what a model calls as asked for. */
const SLACK = 1.1

/** What of a model's suggestions can be used, each once, and what is wrong with the first of the others. */
export function sortOut(
  suggestions: readonly string[],
  request: RewriteRequest,
  most: number,
): { fit: string[]; fault: string } {
  const texts = [...new Set(suggestions.map(asSpoken))]
  const judged = texts.map((text) => ({ text, fault: faultOf(text, request) }))
  return {
    fit: judged.flatMap(({ text, fault }) => (fault === null ? [text] : [])).slice(0, most),
    fault: judged.find(({ fault }) => fault !== null)?.fault ?? 'There are no suggestions.',
  }
}

/** In one paragraph, and without the quotation marks around all of it. */
function asSpoken(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“„«](?<inner>[^"“”„«»]*)["”“»]$/u, '$<inner>')
}

function faultOf(text: string, request: RewriteRequest): string | null {
  if (!text) return 'A suggestion is empty.'
  if (text === request.text.trim()) return 'A suggestion is the text as it was.'
  const longest = request.what === 'title' ? TITLE_MAX_CHARACTERS : SCENE_TEXT_MAX_CHARACTERS
  if (text.length > longest) return `A suggestion has more than ${longest} characters.`
  if (request.what === 'scene') {
    const isLong = neededMs(text, request.language) > longestMs(request) * SLACK
    if (isLong) return 'A suggestion is too long to be said in the time.'
  }
  // Who wants it otherwise may want another number.
  if (request.what === 'scene' && request.wish === 'own') return null
  const material = request.what === 'title' ? `${request.text} ${request.said}` : request.text
  const [invented] = numbersMissingIn(material, text)
  return invented === undefined ? null : `The text does not say ${invented}.`
}
