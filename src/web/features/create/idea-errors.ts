import { t } from '@lingui/core/macro'
import type { FieldErrors } from 'react-hook-form'
import { IDEA_MAX_CHARACTERS, IDEA_MIN_CHARACTERS } from '#contract/limits.ts'
import type { StoryboardIdea } from '#contract/storyboard.ts'

/** The contract's rules in the reader's language. */
export function ideaErrors(errors: FieldErrors<StoryboardIdea>) {
  return {
    idea: errors.idea && ideaError(errors.idea.type),
    style: errors.style && t`Choose a video style`,
    audience: errors.audience && t`Choose a target audience`,
    language: errors.language && t`Choose a language`,
  }
}

function ideaError(rule: string) {
  if (rule === 'invalid_format') return t`Tell your idea in words`
  return rule === 'too_big'
    ? t`Idea must be at most ${IDEA_MAX_CHARACTERS} characters`
    : t`Idea must be at least ${IDEA_MIN_CHARACTERS} characters`
}
