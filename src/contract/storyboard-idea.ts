import { z } from 'zod'
import {
  DURATION_MAX_S,
  DURATION_MIN_S,
  DURATION_STEP_S,
  IDEA_MAX_CHARACTERS,
  IDEA_MIN_CHARACTERS,
  POINT_MAX_CHARACTERS,
  SCENES_MAX,
  SCRIPT_MAX_CHARACTERS,
  SOURCE_MAX_CHARACTERS,
  SOURCE_MIN_CHARACTERS,
} from './limits.ts'
import {
  ASPECT_RATIOS,
  AUDIENCES,
  BEGINNINGS,
  isWritingLanguage,
  SPOKEN_LANGUAGES,
  VIDEO_STYLES,
  VISUALS,
} from './options.ts'
import { text } from './text.ts'
import { saying } from './words/issues.ts'

export const AskedFor = z.object({
  /** The idea in words, its points one a line, the script, or the text it is made from, as `beginning` says. */
  idea: text()
    .min(IDEA_MIN_CHARACTERS, saying('idea-too-short', { least: IDEA_MIN_CHARACTERS }))
    .max(SOURCE_MAX_CHARACTERS, saying('source-too-long', { most: SOURCE_MAX_CHARACTERS }))
    .regex(/\p{L}/u, saying('idea-without-words')),
  beginning: z.enum(BEGINNINGS).default('idea'),
  durationS: z
    .number(saying('duration-out-of-range'))
    .int()
    .min(DURATION_MIN_S, saying('duration-out-of-range'))
    .max(DURATION_MAX_S, saying('duration-out-of-range'))
    .multipleOf(DURATION_STEP_S, saying('duration-off-step', { step: DURATION_STEP_S })),
  style: z.enum(VIDEO_STYLES, saying('style-missing')),
  audience: z.enum(AUDIENCES, saying('audience-missing')),
  aspectRatio: z.enum(ASPECT_RATIOS, saying('aspect-ratio-missing')),
  language: z.enum(SPOKEN_LANGUAGES, saying('language-missing')),
  /** Left out: about one scene every ten seconds. */
  sceneCount: z.number().int().min(1).max(SCENES_MAX).optional(),
  visuals: z.enum(VISUALS).default('clips'),
})
type AskedFor = z.infer<typeof AskedFor>

/** Told also when another field is missing. */
const always = {
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' &&
    value !== null &&
    'idea' in value &&
    typeof value.idea === 'string',
}
const OWN_RULES = [
  {
    isKept: ({ beginning, idea }: AskedFor) =>
      beginning === 'script' || beginning === 'text' || idea.length <= IDEA_MAX_CHARACTERS,
    params: {
      ...always,
      path: ['idea'],
      message: saying('idea-too-long', {
        most: IDEA_MAX_CHARACTERS,
      }),
      params: { rule: 'too_big' },
    },
  },
  {
    isKept: ({ beginning, idea }: AskedFor) =>
      beginning !== 'script' || idea.length <= SCRIPT_MAX_CHARACTERS,
    params: {
      ...always,
      path: ['idea'],
      message: saying('script-too-long', { most: SCRIPT_MAX_CHARACTERS }),
      params: { rule: 'too_big' },
    },
  },
  {
    isKept: ({ beginning, idea }: AskedFor) =>
      beginning !== 'text' || idea.length >= SOURCE_MIN_CHARACTERS,
    params: {
      ...always,
      path: ['idea'],
      message: saying('source-too-short', { least: SOURCE_MIN_CHARACTERS }),
      params: { rule: 'too_small' },
    },
  },
  {
    isKept: ({ beginning, idea }: AskedFor) =>
      beginning !== 'points' ||
      (pointsOf(idea).length === POINTS_ASKED && pointsOf(idea).every(isPoint)),
    params: {
      ...always,
      path: ['idea'],
      message: saying('points-incomplete', { most: POINT_MAX_CHARACTERS }),
      params: { rule: 'points' },
    },
  },
  {
    isKept: ({ beginning, language }: AskedFor) =>
      beginning === 'script' || isWritingLanguage(language),
    params: {
      ...always,
      path: ['language'],
      message: saying('script-language-only'),
    },
  },
]

function isPoint(point: string): boolean {
  return /\p{L}/u.test(point) && point.length <= POINT_MAX_CHARACTERS
}

/** With the rules that depend on what it begins with. */
export function withOwnRules<Asked extends z.ZodType<AskedFor>>(asked: Asked): Asked {
  return OWN_RULES.reduce((rules, { isKept, params }) => rules.refine(isKept, params), asked)
}

export const StoryboardIdea = withOwnRules(AskedFor)
export type StoryboardIdea = z.infer<typeof StoryboardIdea>

/** What it is, three points, and what people should do. */
export const POINTS_ASKED = 5

/** Points as the text of an idea: one a line, in the order in which they are asked for. */
export function pointsText(points: readonly string[]): string {
  return points.map((point) => point.replace(/\s+/gu, ' ').trim()).join('\n')
}

/** The points of such a text. */
export function pointsOf(text: string): string[] {
  return text.split('\n').map((point) => point.trim())
}
