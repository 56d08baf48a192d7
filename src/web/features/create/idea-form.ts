import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { isInOtherLetters, languageOfLetters } from '#contract/letters.ts'
import { DURATION_DEFAULT_S } from '#contract/limits.ts'
import { POINTS_ASKED, pointsOf, pointsText, StoryboardIdea } from '#contract/storyboard-idea.ts'
import { useStudio } from '#web/features/studio/studio.tsx'
import { i18n } from '#web/lib/i18n.ts'
import { firstLanguage, guessLanguage } from './guess-language.ts'

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

/** The video's language follows the idea's while it is typed, until somebody chooses one. */
export function useIdeaLanguage(form: IdeaForm) {
  const studio = useStudio()
  // What is filled in from before has its language, too.
  const [isChosen, setIsChosen] = useState(() => textOf(form.getValues()).trim() !== '')
  const [beginning, idea, points, language] = useWatch({
    control: form.control,
    name: ['beginning', 'idea', 'points', 'language'],
  })

  function follow() {
    const guess = guessLanguage(textOf(form.getValues()))
    if (isChosen) return
    if (guess !== null && guess !== 'other') form.setValue('language', guess)
    // Only a script can be told in every language that has a voice.
    const spoken =
      form.getValues('beginning') === 'script' && languageOfLetters(textOf(form.getValues()))
    if (spoken && isInOtherLetters(textOf(form.getValues()), form.getValues('language'))) {
      form.setValue('language', spoken)
    }
  }

  return {
    follow,
    choose: () => setIsChosen(true),
    /** The idea is written in none of the languages a video can be told in. */
    isOther:
      beginning !== 'script' && guessLanguage(textOf({ beginning, idea, points })) === 'other',
    /** A voice of the language chosen cannot read the script. */
    isUnread:
      beginning === 'script' &&
      studio?.builtIn.narrator === true &&
      isInOtherLetters(idea, language),
  }
}

/** Before anything is chosen, style and audience are empty. Points are typed one by one. */
export type IdeaDraft = Omit<StoryboardIdea, 'style' | 'audience' | 'visuals' | 'sceneCount'> & {
  style: StoryboardIdea['style'] | ''
  audience: StoryboardIdea['audience'] | ''
  points: string[]
}

/** What a draft says, as the contract has it. */
export function textOf({ beginning, idea, points }: Pick<IdeaDraft, Told>): string {
  return beginning === 'points' ? pointsText(points) : idea
}
type Told = 'beginning' | 'idea' | 'points'

/** What was asked for, to be typed on. */
export function draftOf(asked: StoryboardIdea): IdeaDraft {
  const isPoints = asked.beginning === 'points'
  return {
    ...asked,
    idea: isPoints ? '' : asked.idea,
    points: isPoints ? pointsOf(asked.idea) : [],
  }
}

const KEY = 'idea-draft'

/** What was typed into the create form and not sent: a look at another page, or a reload, does not lose it. */
export function readIdeaDraft(): IdeaDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

export function keepIdeaDraft(draft: IdeaDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft))
}

export function forgetIdeaDraft(): void {
  sessionStorage.removeItem(KEY)
}
