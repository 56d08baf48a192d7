import type { WritingLanguage } from '#contract/options.ts'
import { sentencesOf } from '#composition/sentences.ts'
import { cutText } from '#contract/cut-text.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import { canSurround, type Scenery } from './scenery.ts'
import type { Concept } from '../lexicon/concepts.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'
import { weightOf } from '../lexicon/rank-concepts.ts'
import { personAtWork } from './people-at-work.ts'
import type { Shown } from './plan-shots.ts'
import { throughTheAges } from './through-the-ages.ts'

/** Pictures of ideas rather than things; beside a subject only when the scene is about them. */
const SYMBOLIC = new Set(
  'earth money walking running swimming honey music button ai castle water heart time brain calm courage habit work home tidying love happiness friendship language school science sleep exercise travel art film history'.split(
    ' ',
  ),
)
/** Of these, the ones that can be seen beside something else when the idea names them. */
const VISIBLE = new Set('honey music button castle water'.split(' '))
/** Of what is said, where nothing to be seen is named: in letters. */
const LONGEST_SAID = 100

export type CastNeeds = {
  text: string
  analysis: IdeaAnalysis
  language: WritingLanguage
  scenery: Scenery
  shown: Shown
  /** Which scene it is, and how far the storyboard has come with it, from 0 to 1. */
  at: number
  part: number
}

/** Who and what is in a scene, the most important first: English, with articles. */
export function castScene({
  text,
  analysis,
  language,
  scenery,
  shown,
  at,
  part,
}: CastNeeds): string[] {
  const { pictures, concepts } = analysis
  const plain = pictures[0] ?? saidIn(text, language)
  const subject = concepts.find(({ picture }) => picture === plain)
  const isHistory = concepts.some(({ id }) => id === 'history') && !subject?.living
  const main = isHistory ? throughTheAges(plain, part) : plain
  if (shown === 'person' && pictures.length > 0 && !subject?.living && !isHistory)
    return [personAtWork(subject, main)]

  // The 'solar' of 'a solar-powered backpack' is in the picture already.
  const named = findConcepts(text, language)
    .filter((found) => !plain.includes(found.text.toLowerCase()))
    .filter(({ concept }) => !SYMBOLIC.has(concept.id) && !isAround(concept))
    .filter(({ concept }) => concepts.includes(concept) || isOfItsKind(concept, subject))
    .map(({ concept }) => concept.picture)
    .find((picture) => picture !== plain && !scenery.hour?.contradiction.test(picture))
  if (shown === 'subject') return named === undefined ? [main] : [main, named]

  const companions = companionsOf(analysis)
  const companion = companions[Math.floor(at / 2) % Math.max(1, companions.length)] ?? named
  if (companion === undefined) return [main]
  return shown === 'companion' && at % 2 === 1 ? [companion, main] : [main, companion]
}

/** The first sentence: whoever draws may set it in type, and shows nothing else in its place. */
function saidIn(text: string, language: WritingLanguage): string {
  const [first] = sentencesOf(text, language)
  return cutText((first?.text ?? text).trim().replace(/[.!?。！？؟।]+$/u, ''), LONGEST_SAID)
}

/** 'Clear a space' speaks of no galaxy, but what bakes a cake is a stove. */
function isOfItsKind(concept: Concept, subject: Concept | undefined): boolean {
  return concept.topic !== null && concept.topic === subject?.topic
}

/** The other things that the idea names and that can stand beside its subject. */
function companionsOf({ pictures, concepts }: IdeaAnalysis): string[] {
  const absent = concepts.filter(isNoCompanion).map(({ picture }) => picture)
  return pictures.slice(1).filter((picture) => !absent.includes(picture))
}

/** What an idea tells of its subject and nobody could see beside it: its history, its inventions. */
function isNoCompanion(concept: Concept): boolean {
  return isAround(concept) || (SYMBOLIC.has(concept.id) && !VISIBLE.has(concept.id))
}

/** Hour, weather and landscape surround the subject and do not stand beside it. */
export function isAround(concept: Concept): boolean {
  return canSurround(concept) || weightOf(concept) === 'setting'
}
