import type { VideoStyle, WritingLanguage } from '#contract/options.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { Concept } from '../lexicon/concepts.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'
import { weightOf } from '../lexicon/rank-concepts.ts'
import type { SeededChoice } from '../seeded-choice.ts'
import { capitalised } from '../script/fill-frame.ts'
import { ANY_MOTION, CAMERA_MOVES, FRAMINGS, LOOKS, MOTIONS } from './looks.ts'
import { fitsScenery, inScenery, canSurround, type Scenery, sceneryOf } from './scenery.ts'
import { OPEN_SETTINGS, OWN_SETTINGS, SETTINGS } from './settings.ts'

export type ScenePrompts = { imagePrompt: string; videoPrompt: string }

/** Pictures of ideas rather than things; shown only when the idea names them. */
const SYMBOLIC = new Set(
  'earth money walking running swimming honey music button ai castle water heart time brain calm courage habit work home tidying love happiness friendship language school science exercise travel art film history'.split(
    ' ',
  ),
)
const FALLBACK_SUBJECT = 'a glowing light bulb'
const FEWEST_PLACES = 3

/**
 * Image and video prompts for the scenes of one storyboard: in English, which every illustrator reads;
 * the subject first, another setting and framing for each scene, one look for all.
 */
export function writePrompts(
  voiceOvers: readonly string[],
  analysis: IdeaAnalysis,
  style: VideoStyle,
  language: WritingLanguage,
  choice: SeededChoice,
): ScenePrompts[] {
  const look = choice.pick(LOOKS[style])
  const scenery = sceneryOf(analysis)
  const settings = choice.shuffled(placesFor(analysis, scenery))
  const moves = choice.shuffled(CAMERA_MOVES)
  const framings = [FRAMINGS[0] as string, ...choice.shuffled(FRAMINGS.slice(1))]

  return voiceOvers.map((text, at) => {
    const subjects = subjectsOf(text, analysis, language, scenery, at)
    const setting = inScenery(turnOf(settings, at), scenery)
    // A sequence longer than the list of framings begins it again at another place, so pairs differ.
    const framing = turnOf(framings, at + Math.floor(at / settings.length))
    const imagePrompt = [
      capitalised(subjects.join(' and ')),
      setting,
      framing,
      scenery.hour?.light ?? look.light,
      `palette of ${look.palette}`,
      look.finish,
      'no text',
    ].join(', ')
    const move = turnOf(moves, at)
    const motion = turnOf(motionsFor(`${subjects.join(' ')} ${setting}`), at)
    return { imagePrompt, videoPrompt: `${move} ${definite(subjects[0] as string)}; ${motion}.` }
  })
}

/** Where the idea says, else where its subject is at home; nowhere of another hour or weather. */
function placesFor({ concepts, pictures }: IdeaAnalysis, scenery: Scenery): readonly string[] {
  if (scenery.places.length) return scenery.places
  const things = concepts.filter((one) => one.picture === pictures[0] || !isAround(one))
  const topic = things.find((concept) => concept.topic)?.topic
  const usual = OWN_SETTINGS[things[0]?.id ?? ''] ?? (topic ? SETTINGS[topic] : OPEN_SETTINGS)
  const fitting = usual.filter((place) => fitsScenery(place, scenery))
  if (fitting.length >= FEWEST_PLACES) return fitting
  return [...fitting, ...OPEN_SETTINGS.filter((place) => fitsScenery(place, scenery))]
}

/** The idea's own subject, and beside it what this scene's words name. */
function subjectsOf(
  text: string,
  { pictures, concepts }: IdeaAnalysis,
  language: WritingLanguage,
  scenery: Scenery,
  at: number,
): string[] {
  const main = pictures[0] ?? FALLBACK_SUBJECT
  const surroundings = concepts.filter(isNoCompanion).map(({ picture }) => picture)
  const own = pictures.slice(1).filter((picture) => !surroundings.includes(picture))
  const named = findConcepts(text, language)
    .filter(({ concept }) => !SYMBOLIC.has(concept.id) && !isAround(concept))
    .map(({ concept }) => concept.picture)
    .filter((picture) => picture !== main && !scenery.hour?.contradiction.test(picture))
  const second = at % 3 === 2 && own.length ? turnOf(own, at) : (named[0] ?? own[0])
  return second === undefined ? [main] : [main, second]
}

/** What an idea tells of its subject and nobody could see beside it: its history, its courage. */
function isNoCompanion(concept: Concept): boolean {
  return isAround(concept) || (SYMBOLIC.has(concept.id) && weightOf(concept) === 'surroundings')
}

/** Hour, weather and landscape surround the subject and do not stand beside it. */
function isAround(concept: Concept): boolean {
  return canSurround(concept) || weightOf(concept) === 'setting'
}

function motionsFor(picture: string): readonly string[] {
  return MOTIONS.find(([seen]) => seen.test(picture))?.[1] ?? ANY_MOTION
}

function definite(picture: string): string {
  return picture.replace(/^an?\s/u, 'the ')
}

function turnOf<Thing>(things: readonly Thing[], at: number): Thing {
  return things[at % things.length] as Thing
}
