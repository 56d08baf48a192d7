import type { VideoStyle, WritingLanguage } from '#contract/options.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'
import type { SeededChoice } from '../seeded-choice.ts'
import { capitalised } from '../script/fill-frame.ts'
import { ANY_MOTION, CAMERA_MOVES, FRAMINGS, LOOKS, MOTIONS } from './looks.ts'
import { OPEN_SETTINGS, OWN_SETTINGS, SETTINGS } from './settings.ts'

export type ScenePrompts = { imagePrompt: string; videoPrompt: string }

/** Pictures of ideas rather than things; shown only when the idea names them. */
const SYMBOLIC = new Set(
  'earth heart time brain calm courage habit work home tidying love happiness friendship language school science exercise travel art film history'.split(
    ' ',
  ),
)
const FALLBACK_SUBJECT = 'a glowing light bulb'

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
  const topic = analysis.concepts.find((concept) => concept.topic)?.topic
  const ownPlaces = OWN_SETTINGS[analysis.concepts[0]?.id ?? '']
  const settings = choice.shuffled(ownPlaces ?? (topic ? SETTINGS[topic] : OPEN_SETTINGS))
  const moves = choice.shuffled(CAMERA_MOVES)
  const framings = [FRAMINGS[0] as string, ...choice.shuffled(FRAMINGS.slice(1))]
  const main = analysis.pictures[0] ?? FALLBACK_SUBJECT

  return voiceOvers.map((text, at) => {
    const subjects = subjectsOf(text, analysis, language, main, at)
    const setting = turnOf(settings, at)
    // A sequence longer than the list of framings begins it again at another place, so pairs differ.
    const framing = turnOf(framings, at + Math.floor(at / settings.length))
    const imagePrompt = [
      capitalised(subjects.join(' and ')),
      setting,
      framing,
      look.light,
      `palette of ${look.palette}`,
      look.finish,
      'no text',
    ].join(', ')
    const move = turnOf(moves, at)
    const motion = turnOf(motionsFor(`${subjects.join(' ')} ${setting}`), at)
    return { imagePrompt, videoPrompt: `${move} ${definite(subjects[0] as string)}; ${motion}.` }
  })
}

/** The idea's own subject, and beside it what this scene's words name. */
function subjectsOf(
  text: string,
  analysis: IdeaAnalysis,
  language: WritingLanguage,
  main: string,
  at: number,
): string[] {
  const named = findConcepts(text, language)
    .filter(({ concept }) => !SYMBOLIC.has(concept.id))
    .map(({ concept }) => concept.picture)
  const others = [...named, ...analysis.pictures].filter((picture) => picture !== main)
  const own = analysis.pictures.filter((picture) => picture !== main)
  const second = at % 3 === 2 && own.length ? turnOf(own, at) : others[0]
  return second === undefined ? [main] : [main, second]
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
