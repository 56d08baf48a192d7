import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { DURATION_DEFAULT_S } from '#contract/limits.ts'
import { StoryboardIdea } from '#contract/storyboard.ts'
import { i18n } from '#web/lib/i18n.ts'
import { firstLanguage } from './first-language.ts'
import type { IdeaDraft } from './idea-draft.ts'

export type IdeaForm = UseFormReturn<IdeaDraft, unknown, StoryboardIdea>

/** @param given what is filled in already, from a storyboard that is to be written again or from before. */
export function useIdeaForm(given: Partial<IdeaDraft> = {}): IdeaForm {
  return useForm<IdeaDraft, unknown, StoryboardIdea>({
    // The schema turns a draft whose choices are made into an idea, and refuses the others.
    resolver: zodResolver(StoryboardIdea) as unknown as Resolver<
      IdeaDraft,
      unknown,
      StoryboardIdea
    >,
    defaultValues: {
      idea: '',
      durationS: DURATION_DEFAULT_S,
      aspectRatio: '16/9',
      style: '',
      audience: '',
      language: firstLanguage(i18n.locale),
      ...given,
    },
  })
}
