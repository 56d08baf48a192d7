import type { Answer } from '../../http/ask.ts'
import { errorCodes, type Part } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { referencePicture } from '../exact-picture.ts'

/** Without it some models change the first of the pictures instead of drawing another. */
const WHAT_THEY_ARE =
  'The pictures that come with this show how people, places and style look; draw a new picture.'

/** How the files are named: OpenAI's own client names one picture `image`, and the members of a list `image[]`. */
const NAMES = ['image', 'image[]'] as const
type Name = (typeof NAMES)[number]

/** The server did nothing with a request to draw after pictures, and may with another. */
export class Declined extends ProviderError {
  readonly refusal: ProviderError
  readonly answer: Answer
  constructor(refusal: ProviderError, answer: Answer) {
    // It serves: nothing is wrong with key or settings.
    super('unsupported', refusal.told, { cause: refusal })
    this.refusal = refusal
    this.answer = answer
  }

  /** It has no such endpoint, which is not said of a model that it does not have. */
  get isMissing(): boolean {
    return isMissing(this.answer) && !errorCodes(this.answer).includes('model_not_found')
  }
}

function isMissing({ status }: Answer): boolean {
  return status === 404 || status === 405 || status === 501
}

/** Whether an answer means that nothing was done because of how, and not of what, was asked. */
export function isDeclined(answer: Answer): boolean {
  return (
    isMissing(answer) || answer.status === 400 || answer.status === 415 || answer.status === 422
  )
}

/** Servers are brought up to date, and a proxy in front of one may have answered for it. */
const MISSING_FOR_MS = 3_600_000

/** What the server of a model has shown of `images/edits`; with other settings it is another. */
export type Known = { name?: Name; missingUntilMs?: number }

/** Whether the server need not be asked for now: it had no such endpoint a while ago. */
export function isKnownMissing({ missingUntilMs = 0 }: Known): boolean {
  return Date.now() < missingUntilMs
}

type Asked = { fields: Record<string, string | number>; promptMaxCharacters: number }
type Post = (parts: Part[]) => Promise<Answer>

/**
 * Has a picture drawn after others (`POST images/edits`, multipart). A server that takes several under another name
 * is asked by that; what it takes is remembered in `known`.
 * @param isOpenai whose names are known
 * @returns null when the server does not draw after pictures. @throws ProviderError, and what `post` throws
 */
export async function drawAfter(
  paths: string[],
  { fields: { prompt = '', ...fields }, promptMaxCharacters }: Asked,
  { known, isOpenai, post }: { known: Known; isOpenai: boolean; post: Post },
): Promise<Answer | null> {
  const pictures = await Promise.all(paths.map(referencePicture))
  const room = promptMaxCharacters - WHAT_THEY_ARE.length - 1
  // A form writes each line break as two characters.
  const asked = String(prompt)
    .replace(/\s*[\r\n]\s*/g, ' ')
    .slice(0, room)
  const words = `${asked} ${WHAT_THEY_ARE}`
  const said: Record<string, string | number> = { ...fields, prompt: words }
  const usual: Name = pictures.length === 1 ? 'image' : 'image[]'
  const others = isOpenai ? [] : NAMES.filter((name) => name !== usual)
  for (const name of known.name ? [known.name] : [usual, ...others]) {
    try {
      const answer = await post([
        ...Object.entries(said).map(([field, value]): Part => [field, String(value)]),
        ...pictures.map((picture): Part => [name, picture]),
      ])
      if (pictures.length > 1) known.name = name
      return answer
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      known.missingUntilMs = error.isMissing ? Date.now() + MISSING_FOR_MS : 0
      if (isOpenai && !error.isMissing) throw error.refusal
      if (error.isMissing) break
    }
  }
  return null
}
