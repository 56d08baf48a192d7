import type { Draw } from './draw-lines.ts'
import { type ScriptLine, spokenMsOf } from './script-line.ts'

/** One scene in the making. */
export type SceneNeeds = {
  /** The style's own words for it, said in any case. */
  own: ScriptLine[]
  /** What else may be said with them, as far as there is room. */
  more: ScriptLine[]
  /** Said with them only when there is nothing else. */
  lastResort: ScriptLine[]
  ending: ScriptLine[]
  wantedMs: number
  /** The matter comes before the style's words, which are left out when there is no room for them. */
  substanceFirst: boolean
  /** The style's words give way to substance that has no room beside them. */
  isOwnOptional: boolean
}

/** A scene may take so much more than wanted when a sentence needs it. */
export const STRETCH = 1.2
/** From here on nothing more is looked for: of substance, or of any kind. */
const ENOUGH = 0.8
const BARELY_ENOUGH = 0.64

/** Fills a scene: its own words, then substance, then what else belongs to it, then anything at all. */
export function makeScene(needs: SceneNeeds, draw: Draw): ScriptLine[] {
  const { own, more, lastResort, ending, wantedMs, substanceFirst } = needs
  const wholeMs = wantedMs * STRETCH - spokenMsOf(ending)
  const step = substanceFirst ? draw.substance(wholeMs) : undefined
  const isInTheWay =
    needs.isOwnOptional &&
    draw.hasSubstance(wholeMs) &&
    !draw.hasSubstance(wholeMs - spokenMsOf(own))
  const scene = step ? [step] : isInTheWay ? [] : [...own]
  const spentMs = () => spokenMsOf(scene) + spokenMsOf(ending)
  const roomMs = () => wantedMs * STRETCH - spentMs()
  const addFitting = (lines: readonly ScriptLine[]) => {
    for (const line of lines) {
      if (spentMs() < wantedMs * ENOUGH && line.spokenMs <= roomMs()) scene.push(line)
    }
  }

  if (step) addFitting(own)
  if (!substanceFirst) addSubstance(1)
  addFitting(more)
  addSubstance(4)
  while (spentMs() < wantedMs * BARELY_ENOUGH) {
    const next = draw.anything(roomMs())
    if (!next) break
    scene.push(next)
  }
  if (spentMs() < wantedMs * BARELY_ENOUGH) addFitting(lastResort)
  return [...scene, ...ending]

  function addSubstance(most: number): void {
    for (let added = 0; added < most && spentMs() < wantedMs * ENOUGH; added++) {
      const next = draw.substance(roomMs())
      if (next) scene.push(next)
    }
  }
}
