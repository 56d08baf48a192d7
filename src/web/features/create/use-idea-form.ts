import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { DURATION_DEFAULT_S } from '#contract/limits.ts'
import { POINTS_ASKED, StoryboardIdea } from '#contract/storyboard-idea.ts'
import { i18n } from '#web/lib/i18n.ts'
import { firstLanguage } from './first-language.ts'
import { type IdeaDraft, textOf } from './idea-draft.ts'

const schemaResolver = zodResolver(StoryboardIdea) as unknown as Resolver<
  IdeaDraft,
  unknown,
  StoryboardIdea
>

export type IdeaForm = UseFormReturn<IdeaDraft, unknown, StoryboardIdea>

/** @param given what is filled in already, from a storyboard that is to be written again or from before. */
export function useIdeaForm(given: Partial<IdeaDraft> = {}): IdeaForm {
  return useForm<IdeaDraft, unknown, StoryboardIdea>({
    // The schema turns a draft whose choices are made into an idea, and refuses the others.
    resolver: (draft, context, options) =>
      schemaResolver({ ...draft, idea: textOf(draft) }, context, options),
    defaultValues: {
      beginning: 'idea',
      idea: '',
      points: Array.from({ length: POINTS_ASKED }, () => ''),
      durationS: DURATION_DEFAULT_S,
      aspectRatio: '16/9',
      style: '',
      audience: '',
      language: firstLanguage(i18n.locale),
      ...given,
    },
  })
}
