import { tell } from '#contract/words/told.ts'
import { contentRefused } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { readAnswer, type Said } from '../ask-model.ts'
import { type Message, writePrompt } from '../prompt/write-prompt.ts'
import type { StoryboardDraft, WriteRequest } from '../writer-provider.ts'
import { findProblems } from './find-problems.ts'
import { fitDraft } from './fit-draft.ts'

/**
 * Has a language model write a storyboard. What is wrong with its answer is sent back once, as a second paid call;
 * what is still too long is trimmed then.
 * @param askModel one call, through `options.send`
 * @returns null when the model answered with nothing at all
 * @throws ProviderError when what came cannot be used, and what `askModel` throws
 */
export async function writeChecked(
  vendor: string,
  request: WriteRequest,
  askModel: (messages: Message[]) => Promise<Said>,
): Promise<StoryboardDraft | null> {
  const prompt = writePrompt(request)
  const first = judge(vendor, request, await askModel(prompt))
  if (first.problems.length === 0) return first.draft
  const said: Message[] = first.text ? [{ role: 'assistant', content: first.text }] : []
  const again: Message = { role: 'user', content: sendBack(first.problems) }
  const answer = await askModel([...prompt, ...said, again]).catch((error: unknown) => {
    // What came first is paid for: it is better than nothing, and better than paying for it again.
    if (first.draft) return null
    throw error instanceof ProviderError && error.kind === 'busy' ? asUnavailable(error) : error
  })
  const second = answer && judge(vendor, request, answer, first.draft !== null)
  const draft = second?.draft ?? first.draft
  if (draft) return draft
  if (first.text === '' && second?.text === '') return null
  throw unusable(vendor, second?.isCut ?? first.isCut)
}

/** No scene can be shorter than a scene may be, however little is said in it. */
const TOO_LONG = 'There are too many scenes for so short a video. Write fewer.'

type Judged = { text: string; isCut: boolean; problems: string[]; draft: StoryboardDraft | null }

function judge(vendor: string, request: WriteRequest, said: Said, isSpare = false): Judged {
  const answer = readAnswer(said)
  if ('refusal' in answer && !isSpare) throw contentRefused(vendor, answer.refusal)
  if (!('read' in answer)) {
    const problem = 'broken' in answer ? answer.broken : ''
    return { text: said.text.trim(), isCut: said.isCut, problems: [problem], draft: null }
  }
  const draft = fitDraft(answer.read, request)
  const problems = findProblems(answer.read, request)
  if (!draft && problems.length === 0) problems.push(TOO_LONG)
  return { ...said, problems, draft }
}

function sendBack(problems: readonly string[]): string {
  return `This cannot be used yet:\n${problems.map((problem) => `- ${problem}`).join('\n')}\nAnswer with the whole corrected JSON object and nothing else.`
}

/** The first call is done and paid: the work is not put back to be begun anew. */
function asUnavailable(error: ProviderError): ProviderError {
  return new ProviderError('unavailable', error.told, { cause: error })
}

function unusable(vendor: string, isCut: boolean): ProviderError {
  const code = isCut ? 'model-answer-cut' : 'model-answer-no-storyboard'
  return new ProviderError('unavailable', tell(code, { vendor }))
}
