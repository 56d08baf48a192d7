import type { CardPages, CardPart } from '#contract/asset.ts'
import { captionWords } from '../caption-words.ts'
import type { CompositionScene } from '../composition.ts'
import { lettersOf } from './letters.ts'

/** A card whose words have their times, in milliseconds from its scene's start. */
export type TimedCard = {
  entry: CardPages['entry']
  pages: { fromMs: number; parts: TimedPart[] }[]
}
type TimedPart = Omit<CardPart, 'at'> & { fromMs: number }

/** What is seen of a card at a moment: `share` of each part, 0 to 1. */
export type CardMoment = { page: number; parts: (Omit<CardPart, 'at'> & { share: number })[] }

/** A word is there when it is heard, not after. */
const LEAD_MS = 80
/** Before anything of the scene is seen, also in a crossfade. */
const THERE_ALREADY_MS = -10_000
const ENTRY_MS: Record<CardPages['entry'], number> = { wipe: 160, fade: 240, stamp: 0 }

/** @param voiceLeadMs from the scene's start to its voice-over's (see `timelineOf`). */
export function timeCard(
  { letters, entry, pages }: CardPages,
  scene: CompositionScene,
  voiceLeadMs: number,
): TimedCard {
  const momentOf = momentsOf(scene, letters, voiceLeadMs)
  return {
    entry,
    pages: pages.map(({ at, parts }, index) => {
      // A scene, and with it a film, begins with its first words: an empty sheet is no picture of it.
      const first = index === 0 ? Math.min(...parts.map((part) => part.at)) : null
      return {
        fromMs: index === 0 ? 0 : momentOf(at),
        parts: parts.map(({ at: said, ...place }) => ({
          ...place,
          fromMs: said === first ? THERE_ALREADY_MS : momentOf(said),
        })),
      }
    }),
  }
}

/** A text that was edited since the card was set is taken to be said at the same pace. */
function momentsOf(scene: CompositionScene, letters: number, voiceLeadMs: number) {
  let said = 0
  const words = captionWords(scene, voiceLeadMs).map(({ text, startMs }) => {
    said += lettersOf(text).length
    return { until: said, startMs }
  })
  return (at: number): number => {
    const heard = letters > 0 ? (at * said) / letters : 0
    const word = words.find(({ until }) => until > heard + 0.001) ?? words.at(-1)
    return Math.max(0, Math.round((word?.startMs ?? 0) - LEAD_MS))
  }
}

/** The last page that has begun, and its words so far. */
export function cardAt({ entry, pages }: TimedCard, ms: number): CardMoment {
  const begun = pages.findLastIndex(({ fromMs }) => fromMs <= ms)
  const page = Math.max(0, begun)
  const entryMs = ENTRY_MS[entry]
  const parts = (pages[page]?.parts ?? []).flatMap(({ fromMs, ...place }) => {
    if (ms < fromMs) return []
    const share = entryMs === 0 ? 1 : Math.min(1, (ms - fromMs) / entryMs)
    if (share <= 0) return []
    return entry === 'wipe'
      ? [{ ...place, width: place.width * share, share: 1 }]
      : [{ ...place, share }]
  })
  return { page, parts }
}

/** Whether the card says all that is heard, so that captions would say it twice. */
export function tellsAll({ isWhole, letters }: CardPages, text: string): boolean {
  return isWhole && letters === lettersOf(text).length
}
