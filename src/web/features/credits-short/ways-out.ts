import { ORPCError } from '@orpc/client'
import type { CreditPackage } from '#contract/packages.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { TrackPrice } from '#contract/tracks.ts'
import { smallestEnough } from '#web/features/billing/package-choice.ts'
import { hasCode } from '#web/lib/error-message.ts'
import { createShownOne } from '#web/lib/shown-one.ts'

/** One asset of one scene that a press asked for. */
export type Part = { kind: TrackKind; scene: Scene }

/** What can be done instead: at which price, and for which of the parts. */
export type WayOut =
  | { way: 'stills' | 'card'; credits: number; parts: Part[] }
  | { way: 'fewer'; credits: number; parts: Part[]; sceneCount: number; isStill: boolean }
  | { way: 'buy'; credits: number; offer: CreditPackage }

export function sumOf(parts: Part[], priceOf: TrackPrice): number {
  return parts.reduce((sum, { kind, scene }) => sum + priceOf(kind, scene), 0)
}

/**
 * What the balance covers instead of these parts, the best first: stills move for nothing, words can stand for a
 * picture, or the first scenes alone are made. More credits come last and are always there.
 */
export function waysOut(
  parts: Part[],
  priceOf: TrackPrice | undefined,
  { needed, available }: { needed: number; available: number },
): WayOut[] {
  const buy: WayOut = { way: 'buy', credits: needed, offer: smallestEnough(needed - available) }
  if (!priceOf) return [buy]
  const [only, ...others] = parts
  const pictured = parts.filter(({ kind }) => kind !== 'clip')
  const ways: WayOut[] = []
  if (pictured.length < parts.length && !parts.some(isClipMade)) {
    ways.push({ way: 'stills', parts: pictured, credits: sumOf(pictured, priceOf) })
  }
  if (only?.kind === 'image' && others.length === 0 && only.scene.voiceOverText.trim() !== '') {
    ways.push({ way: 'card', parts, credits: 0 })
  }
  const whole = firstScenes(parts, priceOf, available)
  const fewer = whole ?? firstScenes(pictured, priceOf, available)
  if (fewer) ways.push({ way: 'fewer', ...fewer, isStill: !whole })
  return [...ways.filter(({ credits }) => credits <= available), buy]
}

/** A still does not stand for a clip that is there already. */
function isClipMade({ kind, scene }: Part): boolean {
  return kind === 'clip' && scene.clip.asset !== null
}

/** As many whole scenes as the balance covers, from the first on; fewer than all of them. */
function firstScenes(parts: Part[], priceOf: TrackPrice, available: number) {
  const scenes = [...new Set(parts.map(({ scene }) => scene))].toSorted(
    (one, other) => one.orderIndex - other.orderIndex,
  )
  const covered: Part[] = []
  let credits = 0
  let sceneCount = 0
  for (const next of scenes.slice(0, -1)) {
    const ofScene = parts.filter(({ scene }) => scene === next)
    const more = sumOf(ofScene, priceOf)
    if (credits + more > available) break
    covered.push(...ofScene)
    credits += more
    sceneCount += 1
  }
  return sceneCount > 0 ? { credits, parts: covered, sceneCount } : null
}

/** A press that the balance did not cover. */
export type CreditsShort = {
  needed: number
  available: number
  /** Those that were asked for; none of a storyboard that is yet to be written. */
  parts: Part[]
  /** Asks for some of them instead, at this price. */
  make: (parts: Part[], credits: number) => void
}

const shown = createShownOne<CreditsShort>()

/**
 * Shows the ways out when the server refused for lack of credits; it alone judges that, whatever a page shows.
 * @returns whether it did.
 */
export function offerWaysOut(error: Error, press: Pick<CreditsShort, 'parts' | 'make'>): boolean {
  if (!hasCode(error, 'NOT_ENOUGH_CREDITS') || !(error instanceof ORPCError)) return false
  const { needed, available } = error.data as { needed: number; available: number }
  shown.show({ ...press, needed, available })
  return true
}

export const { hide: closeWaysOut, useShown: useCreditsShort } = shown
