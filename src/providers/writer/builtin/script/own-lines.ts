import { VOICE_TAIL_MS } from '#contract/limits.ts'
import { isEnding } from '../analysis/own-telling.ts'
import { capitalised } from './fill-frame.ts'
import { numbered } from './numbered.ts'
import { keptLine, type ScriptLine, spokenMsOf } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Speech and tails take at most this part of a video. */
const FULLEST = 0.9

/**
 * What the idea itself tells after its first sentence, a line a scene: its steps one after the other, or its
 * sentences, and how it ends in the last scene. Empty when it tells no more, or more than the video has time for.
 *
 * @param aroundMs how long hook and close take to say at least.
 */
export function ownLines(needs: SupplyNeeds, aroundMs: number): (ScriptLine | undefined)[] {
  const { request, sceneCount } = needs
  const { steps, told, endings } = ownTelling(needs)
  const from = steps.length > 0 ? 1 : Math.min(2, sceneCount - 1)
  const to = Math.max(from + 1, sceneCount - (endings.length > 0 ? 1 : 0))
  const scenes = Array.from({ length: sceneCount }, (): string[] => [])
  for (const [at, text] of [...steps, ...told].entries()) {
    const place = from + Math.floor((at * (to - from)) / (steps.length + told.length))
    scenes[place]?.push(text)
  }
  scenes.at(-1)?.push(...endings)

  const gap = request.language === 'ja' ? '' : ' '
  const lines = scenes.map((texts) =>
    texts.length > 0 ? keptLine(texts.join(gap), request.language) : undefined,
  )
  const said = lines.filter((line) => line !== undefined)
  const takenMs = spokenMsOf(said) + aroundMs + sceneCount * VOICE_TAIL_MS
  return said.length > 0 && takenMs <= request.durationS * 1000 * FULLEST ? lines : []
}

function ownTelling({ analysis, frames, request }: SupplyNeeds): {
  steps: string[]
  told: string[]
  endings: string[]
} {
  const { language, style } = request
  const later = analysis.sentences.slice(1).map(capitalised)
  const endings = later.filter((sentence) => isEnding(sentence, language))
  const told = later.filter((sentence) => !endings.includes(sentence))
  const numbers = STYLE_PLANS[style].numbersSteps ? frames.steps : frames.ordinals
  const steps = numbered(analysis.steps.map(capitalised), numbers, language)
  return steps.length > 0 ? { steps, told: [], endings: [] } : { steps, told, endings }
}
