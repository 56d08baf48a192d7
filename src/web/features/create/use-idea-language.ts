import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { guessLanguage } from './guess-language.ts'
import { textOf } from './idea-draft.ts'
import type { IdeaForm } from './use-idea-form.ts'

/** The video's language follows the idea's while it is typed, until somebody chooses one. */
export function useIdeaLanguage(form: IdeaForm) {
  // What is filled in from before has its language, too.
  const [isChosen, setIsChosen] = useState(() => textOf(form.getValues()).trim() !== '')
  const [beginning, idea, points] = useWatch({
    control: form.control,
    name: ['beginning', 'idea', 'points'],
  })

  function follow() {
    const guess = guessLanguage(textOf(form.getValues()))
    if (!isChosen && guess !== null && guess !== 'other') form.setValue('language', guess)
  }

  return {
    follow,
    choose: () => setIsChosen(true),
    /** The idea is written in none of the languages a video can be told in. */
    isOther: guessLanguage(textOf({ beginning, idea, points })) === 'other',
  }
}
