import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { FieldErrors } from 'react-hook-form'
import {
  IDEA_MAX_CHARACTERS,
  IDEA_MIN_CHARACTERS,
  POINT_MAX_CHARACTERS,
  SCRIPT_MAX_CHARACTERS,
  SOURCE_MAX_CHARACTERS,
  SOURCE_MIN_CHARACTERS,
} from '#contract/limits.ts'
import type { Audience, Beginning, VideoStyle } from '#contract/options.ts'
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

export const STYLE_NAMES: Record<VideoStyle, MessageDescriptor> = {
  Educational: msg`Educational`,
  Entertaining: msg`Entertaining`,
  Motivational: msg`Motivational`,
  Informative: msg`Informative`,
  'Product Demo': msg`Product Demo`,
  Tutorial: msg`Tutorial`,
  Storytelling: msg`Storytelling`,
  Cinematic: msg`Cinematic`,
}

export const AUDIENCE_NAMES: Record<Audience, MessageDescriptor> = {
  'General Audience': msg`General Audience`,
  Teenagers: msg`Teenagers`,
  'Young Adults': msg`Young Adults`,
  Professionals: msg`Professionals`,
  'Tech Enthusiasts': msg`Tech Enthusiasts`,
  'Fitness Enthusiasts': msg`Fitness Enthusiasts`,
  Seniors: msg`Seniors`,
  Parents: msg`Parents`,
  Children: msg`Children`,
}
