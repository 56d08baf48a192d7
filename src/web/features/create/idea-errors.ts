import { t } from '@lingui/core/macro'
import type { FieldErrors } from 'react-hook-form'
import {
  IDEA_MAX_CHARACTERS,
  IDEA_MIN_CHARACTERS,
  POINT_MAX_CHARACTERS,
  SCRIPT_MAX_CHARACTERS,
  SOURCE_MAX_CHARACTERS,
  SOURCE_MIN_CHARACTERS,
} from '#contract/limits.ts'
import type { Beginning } from '#contract/options.ts'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'

/** The contract's rules in the reader's language. */
export function ideaErrors(errors: FieldErrors<StoryboardIdea>, beginning: Beginning) {
  return {
    idea: errors.idea && TEXT_ERRORS[beginning](errors.idea.type),
    style: errors.style && t`Choose a video style`,
    audience: errors.audience && t`Choose a target audience`,
    language: errors.language && t`Choose a language`,
  }
}

const TEXT_ERRORS: Record<Beginning, (rule: string) => string> = {
  idea: (rule) => {
    if (rule === 'invalid_format') return t`Tell your idea in words`
    return rule === 'too_small'
      ? t`Idea must be at least ${IDEA_MIN_CHARACTERS} characters`
      : t`Idea must be at most ${IDEA_MAX_CHARACTERS} characters`
  },
  points: () => t`Fill in every line, each with at most ${POINT_MAX_CHARACTERS} characters`,
  script: (rule) => {
    if (rule === 'invalid_format') return t`Tell your idea in words`
    return rule === 'too_small'
      ? t`Script must be at least ${IDEA_MIN_CHARACTERS} characters`
      : t`Script must be at most ${SCRIPT_MAX_CHARACTERS} characters`
  },
  text: (rule) => {
    if (rule === 'invalid_format') return t`Tell your idea in words`
    // Its least is a rule of its own; the most is the field's.
    return rule === 'too_big'
      ? t`Text must be at most ${SOURCE_MAX_CHARACTERS} characters`
      : t`Text must be at least ${SOURCE_MIN_CHARACTERS} characters`
  },
}
