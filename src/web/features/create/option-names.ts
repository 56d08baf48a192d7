import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Audience, VideoStyle } from '#contract/options.ts'

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
