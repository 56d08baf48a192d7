import {
  EMPHASIS_MAX_CHARACTERS,
  SCENE_TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '#contract/limits.ts'
import { cutText } from '#contract/text.ts'
import { tell } from '#contract/words/told.ts'
import { contentRefused } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import type { Said } from '../ask-model.ts'
import type { Message } from '../prompt/write-prompt.ts'
import type { OriginalTexts, StoryboardDraft, WriteRequest } from '../writer-provider.ts'
import { findFaults, inventedNumbersOf, type Translation, translationIn } from './find-faults.ts'
import { translatePrompt } from './translate-prompt.ts'

/**
 * Has a language model tell a storyboard in another language, scene by scene. What is wrong with its answer is sent
 * back once, as a second paid call. A text that is still too long stays whole, and its scene becomes longer.
 * @param askModel one call, through `options.send`
 * @returns title, description and what each scene says and emphasises
 * @throws ProviderError when what came cannot be used, as with numbers that the original does not have
 */
export async function translateChecked(
  vendor: string,
  request: WriteRequest,
  original: OriginalTexts,
  askModel: (messages: Message[]) => Promise<Said>,
): Promise<StoryboardDraft> {
  const prompt = translatePrompt(request, original)
  const judged = (said: Said) => judge(vendor, said, request, original)
  const first = judged(await askModel(prompt))
  if (first.faults.length === 0 && first.usable) return fitted(first.usable, request, original)
  const said: Message[] = first.text ? [{ role: 'assistant', content: first.text }] : []
  const again: Message = { role: 'user', content: sendBack(first.faults) }
  const answer = await askModel([...prompt, ...said, again]).catch((error: unknown) => {
    // What came first is paid for.
    if (first.usable) return null
    throw error instanceof ProviderError && error.kind === 'busy'
      ? new ProviderError('unavailable', error.told, { cause: error })
      : error
  })
  const second = answer && judged(answer)
  const usable = second?.usable ?? first.usable
  if (usable) return fitted(usable, request, original)
  throw unusable(vendor, second ?? first)
}

type Judged = {
  text: string
  isCut: boolean
  faults: string[]
  usable: Translation | null
  /** A number that the original does not have. */
  invented: string | undefined
}

function judge(
  vendor: string,
  said: Said,
  { language }: WriteRequest,
  original: OriginalTexts,
): Judged {
  const { text, isCut } = said
  const translation = translationIn(said)
  if (!translation) {
    const isProse = !isCut && !text.includes('{') && /\p{L}/u.test(text)
    if (isProse) throw contentRefused(vendor, text.trim())
    const fault = isCut
      ? 'The answer was cut off before its end. Write it shorter.'
      : 'The answer is not one JSON object as asked for.'
    return { text: text.trim(), isCut, faults: [fault], usable: null, invented: undefined }
  }
  const { fatal, wrong } = findFaults(translation, original, language)
  const [invented] = inventedNumbersOf(translation, original, language)
  const usable = fatal.length === 0 ? translation : null
  return { text: text.trim(), isCut, faults: [...fatal, ...wrong], usable, invented }
}

function sendBack(faults: readonly string[]): string {
  return `This cannot be used yet:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nAnswer with the whole corrected JSON object and nothing else.`
}

function unusable(vendor: string, { isCut, invented }: Judged): ProviderError {
  if (invented) {
    const words = tell('translation-other-number', { vendor, number: invented })
    return new ProviderError('unavailable', words)
  }
  const code = isCut ? 'translation-cut' : 'translation-unusable'
  return new ProviderError('unavailable', tell(code, { vendor }))
}

function fitted(
  { title, description, scenes }: Translation,
  { language }: WriteRequest,
  original: OriginalTexts,
): StoryboardDraft {
  return {
    title: cutText(title, TITLE_MAX_CHARACTERS),
    description: description || title,
    scenes: scenes.map((scene, at) => {
      const isSilent = original.scenes[at]?.voiceOverText === ''
      const voiceOverText = isSilent ? '' : cutText(scene.voiceOverText, SCENE_TEXT_MAX_CHARACTERS)
      const said = voiceOverText.toLocaleLowerCase(language)
      const isSaid = said.includes(scene.emphasis.toLocaleLowerCase(language))
      return {
        voiceOverText,
        emphasis: isSaid ? cutText(scene.emphasis, EMPHASIS_MAX_CHARACTERS) : '',
      }
    }),
  }
}
