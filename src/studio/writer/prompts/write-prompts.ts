import { saidInType } from '#composition/card/said-in-type.ts'
import { sentencesOf } from '#composition/sentences.ts'
import type { VideoStyle, WritingLanguage } from '#contract/options.ts'
import { typePrompt } from '#contract/type-prompt.ts'
import { looks, once, pattern, places } from '../../words/read-words.ts'
import type { Look } from '../../words/schemas.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import { capitalised } from '../analysis/sentences.ts'
import type { Concept } from '../lexicon/concepts.ts'
import type { SeededChoice } from '../seeded-choice.ts'
import { isAround, literalIn } from './literal-concepts.ts'
import { fitsScenery, inScenery, lightOfScene, type Scenery, sceneryOf } from './scenery.ts'

export type ScenePrompts = { imagePrompt: string; videoPrompt: string }

/** Places that bring a thing along, of which nobody speaks. */
const FURNISHED = /\b(?:beside|next to|with|near|sunflowers?|flowers?|blossom)\b/u
/** Styles that show a thing in use, on a table rather than on a hill. */
const AT_HAND = new Set<VideoStyle>(['Product Demo', 'Tutorial'])

/**
 * Image and video prompts for the scenes of one storyboard: in English, which every illustrator reads. Each shows
 * what its own words name, else the idea's subject; where neither can be seen as it is, the words themselves.
 */
export function writePrompts(
  voiceOvers: readonly string[],
  analysis: IdeaAnalysis,
  style: VideoStyle,
  language: WritingLanguage,
  choice: SeededChoice,
): ScenePrompts[] {
  const { looks: lookOf, framings: all, cameraMoves } = looks()
  const [wide = '', ...nearer] = all
  const look = choice.pick(lookOf[style])
  const [opening] = sentencesOf(voiceOvers[0] ?? '', language)
  const scenery = sceneryOf(analysis, opening?.text ?? '', language)
  const moves = choice.shuffled(cameraMoves)
  const framings = choice.shuffled(nearer)
  const [subject] = literalIn(voiceOvers[0] ?? '', language)
  const around = choice.shuffled(placesFor(subject, analysis, scenery, style))
  const count = voiceOvers.length

  return voiceOvers.map((text, at) => {
    const isEnd = at === 0 || at === count - 1
    const framing = isEnd ? wide : turnOf(framings, at)
    const shown = shownIn(text, language, subject, scenery)
    if (shown.length === 0) return inType(text, language, look)
    const isBack = at > 0 && at === count - 1 && at % around.length === 0
    const place = inScenery(turnOf(around, isBack ? at + 1 : at), scenery)
    const isLit = style === 'Product Demo' || scenery.weather !== null
    const part = at / Math.max(1, count - 1)
    const light = isLit ? look.light : lightOfScene(place, part, look.light)
    const imagePrompt = [
      capitalised(joined(shown)),
      place,
      framing,
      scenery.hour?.light ?? light,
      `palette of ${look.palette}`,
      look.finish,
      'no text',
    ].join(', ')
    const motion = turnOf(motionsFor(`${shown.join(' ')} ${place}`), at)
    return { imagePrompt, videoPrompt: `${turnOf(moves, at)} ${definite(shown)}; ${motion}.` }
  })
}

/** One thing, of the scene's own hour: beside a larger one a bee would be a dot. */
function shownIn(
  text: string,
  language: WritingLanguage,
  subject: Concept | undefined,
  { hour }: Scenery,
): string[] {
  const own = literalIn(text, language).filter(({ picture }) => !hour?.contradiction.test(picture))
  const isAboutThing = subject !== undefined && !isAround(subject)
  const shown = isAboutThing && own.every(isAround) ? [subject] : own
  const pictures = shown.map(({ picture }) => picture)
  return pictures.length > 0 ? pictures.slice(0, 1) : subject ? [subject.picture] : []
}

/** The first sentence, which no illustrator takes for a thing. */
function inType(text: string, language: WritingLanguage, { palette }: Look): ScenePrompts {
  return {
    imagePrompt: `${typePrompt(saidInType(text, language))}, palette of ${palette}`,
    videoPrompt: 'Static shot of the words.',
  }
}

/** Where the idea says, else where its subject is at home; nowhere of another hour or weather. */
function placesFor(
  subject: Concept | undefined,
  { concepts }: IdeaAnalysis,
  scenery: Scenery,
  style: VideoStyle,
): readonly string[] {
  if (scenery.places.length) return scenery.places
  const head = subject ?? concepts.find((one) => !isAround(one)) ?? concepts[0]
  const open = openPlacesFor(head, style)
  const topic = head ? head.topic : null
  const { subjects, topics } = places()
  const usual = subjects[head?.id ?? ''] ?? topics[topic ?? ''] ?? open
  const isFit = (place: string) => fitsScenery(place, scenery) && !FURNISHED.test(place)
  const fitting = usual.filter(isFit)
  return fitting.length > 0 ? fitting : open.filter(isFit)
}

function openPlacesFor(head: Concept | undefined, style: VideoStyle): readonly string[] {
  const { open, outdoors, indoors } = places()
  if (head?.living) return outdoors
  return AT_HAND.has(style) ? indoors : open
}

/** 'A clock and an hourglass' has an 'and' of its own. */
function joined(cast: readonly string[]): string {
  return cast.join(cast.some((one) => one.includes(' and ')) ? ' with ' : ' and ')
}

/** The last fits any picture. */
const motions = once(() =>
  looks().motions.map(({ seen, ...one }) => ({ ...one, seen: pattern(seen) })),
)

function motionsFor(picture: string): readonly string[] {
  return motions().find(({ seen }) => seen.test(picture))?.motions ?? []
}

function definite([first = '']: readonly string[]): string {
  return first.replace(/^an?\s/u, 'the ')
}

function turnOf<Thing>(things: readonly Thing[], at: number): Thing {
  return things[at % things.length] as Thing
}
