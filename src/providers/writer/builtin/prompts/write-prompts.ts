import type { VideoStyle, WritingLanguage } from '#contract/options.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { Concept } from '../lexicon/concepts.ts'
import type { SeededChoice } from '../seeded-choice.ts'
import { capitalised } from '../capitalised.ts'
import { castScene, isAround } from './cast-scene.ts'
import { lightOfScene } from './hour-of-scene.ts'
import { ANY_MOTION, CAMERA_MOVES, LOOKS, MOTIONS } from './looks.ts'
import { planShots } from './plan-shots.ts'
import { fitsScenery, inScenery, type Scenery, sceneryOf } from './scenery.ts'
import {
  INDOOR_SETTINGS,
  OPEN_SETTINGS,
  OUTDOOR_SETTINGS,
  OWN_SETTINGS,
  SETTINGS,
} from './settings.ts'

export type ScenePrompts = { imagePrompt: string; videoPrompt: string }

const FEWEST_PLACES = 3
/** Styles that show a thing in use, on a table rather than on a hill. */
const AT_HAND = new Set<VideoStyle>(['Product Demo', 'Tutorial'])

/**
 * Image and video prompts for the scenes of one storyboard: in English, which every illustrator reads;
 * who is in it first, another shot, place and hour for each scene, one look for all.
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
  const places = choice.shuffled(placesFor(analysis, scenery, style))
  const moves = choice.shuffled(CAMERA_MOVES)
  const count = voiceOvers.length
  const shots = planShots(count, places.length, choice)

  return voiceOvers.map((text, at) => {
    const { framing, shown } = turnOf(shots, at)
    const part = at / Math.max(1, count - 1)
    const cast = castScene({ text, analysis, language, scenery, shown, at, part })
    const isBack = at > 0 && at === count - 1 && at % places.length === 0
    const place = inScenery(turnOf(places, isBack ? at + 1 : at), scenery)
    const isLit = style === 'Product Demo' || scenery.weather !== null
    const light = isLit ? look.light : lightOfScene(place, part, look.light)
    const imagePrompt = [
      capitalised(joined(cast)),
      place,
      framing,
      scenery.hour?.light ?? light,
      `palette of ${look.palette}`,
      look.finish,
      'no text',
    ].join(', ')
    const motion = turnOf(motionsFor(`${cast.join(' ')} ${place}`), at)
    return { imagePrompt, videoPrompt: `${turnOf(moves, at)} ${definite(cast)}; ${motion}.` }
  })
}

/** Where the idea says, else where its subject is at home; nowhere of another hour or weather. */
function placesFor(
  { concepts, pictures }: IdeaAnalysis,
  scenery: Scenery,
  style: VideoStyle,
): readonly string[] {
  if (scenery.places.length) return scenery.places
  const things = concepts.filter((one) => one.picture === pictures[0] || !isAround(one))
  const [head] = things
  const open = openPlacesFor(head, style)
  const topic = head ? head.topic : null
  const usual = OWN_SETTINGS[head?.id ?? ''] ?? (topic ? SETTINGS[topic] : open)
  const fitting = usual.filter((place) => fitsScenery(place, scenery))
  if (fitting.length >= FEWEST_PLACES) return fitting
  return [...fitting, ...open.filter((place) => fitsScenery(place, scenery))]
}

function openPlacesFor(head: Concept | undefined, style: VideoStyle): readonly string[] {
  if (head?.living) return OUTDOOR_SETTINGS
  return AT_HAND.has(style) ? INDOOR_SETTINGS : OPEN_SETTINGS
}

/** 'A clock and an hourglass' has an 'and' of its own. */
function joined(cast: readonly string[]): string {
  return cast.join(cast.some((one) => one.includes(' and ')) ? ' with ' : ' and ')
}

function motionsFor(picture: string): readonly string[] {
  return MOTIONS.find(([seen]) => seen.test(picture))?.[1] ?? ANY_MOTION
}

function definite([first = '']: readonly string[]): string {
  return first.replace(/^an?\s/u, 'the ')
}

function turnOf<Thing>(things: readonly Thing[], at: number): Thing {
  return things[at % things.length] as Thing
}
