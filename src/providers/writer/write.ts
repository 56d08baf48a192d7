import type { StartOptions } from '../call-options.ts'
import type { AskModel } from './ask-model.ts'
import { writeChecked } from './checked-draft/write-checked.ts'
import { answerSchema } from './prompt/draft-schema.ts'
import { translateChecked } from './translate/translate-checked.ts'
import { translationSchema } from './translate/translate-prompt.ts'
import type { StoryboardDraft, WriteRequest } from './writer-provider.ts'

/** Has a language model write a storyboard, or tell one in another language. @throws ProviderError */
export async function write(
  vendor: string,
  ask: AskModel,
  request: WriteRequest,
  options: Pick<StartOptions, 'signal' | 'send'>,
): Promise<StoryboardDraft | null> {
  const { translates } = request
  if (translates) {
    return await translateChecked(vendor, request, translates, (messages) =>
      ask({ messages, name: 'translation', schema: translationSchema }, options),
    )
  }
  return await writeChecked(vendor, request, (messages) =>
    ask({ messages, name: 'storyboard', schema: answerSchema(request) }, options),
  )
}
