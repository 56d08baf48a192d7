import type { Topic } from '../knowledge/topic.ts'
import { fillSlots } from './fill-slots.ts'
import { STRETCH } from './make-scene.ts'
import { numbered } from './numbered.ts'
import { sceneShareMs } from './scene-share.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import type { SupplyNeeds } from './supply-needs.ts'

type Mistake = { mistake: string; remedy: string }

/**
 * As many mistakes as the idea asks for, each with what to do instead: those against the tips first, then what
 * goes wrong with anything. Empty when it asks for none.
 *
 * @param tips advice on the idea's own subject.
 */
export function mistakeLines(needs: SupplyNeeds, tips: readonly string[]): ScriptLine[] {
  const { analysis, frames, request } = needs
  const { intent } = analysis
  if (intent.kind !== 'list' || intent.of !== 'mistakes') return []
  const { named, numbers, general } = frames.mistakes
  const longestMs =
    sceneShareMs(request.style, request.durationS * 1000, needs.sceneCount) * STRETCH
  const lines = (mistakes: readonly Mistake[]) => {
    const leads = mistakes.map(({ mistake }, at) =>
      fillSlots(needs, named, { k: numbers[at] ?? '', i: mistake }),
    )
    const remedies = mistakes.map(({ remedy }) => fillSlots(needs, remedy))
    return numbered(remedies, leads, request.language).map((text) =>
      scriptLine(text, request.language, true),
    )
  }
  const all = [...mistakesAgainst(tips, needs), ...general]
  // One that is too long for its scene would keep all others waiting.
  const fitting = all.filter((one) => (lines([one])[0]?.spokenMs ?? 0) <= longestMs)
  return lines(fitting.slice(0, intent.count))
}

function mistakesAgainst(tips: readonly string[], { frames, knowledge }: SupplyNeeds): Mistake[] {
  const topics = Object.entries(frames.mistakes.known) as [Topic, readonly string[]][]
  return topics.flatMap(([topic, mistakes]) =>
    mistakes
      .map((mistake, at) => ({ mistake, remedy: knowledge[topic].tips[at] ?? '' }))
      .filter(({ remedy }) => tips.includes(remedy)),
  )
}
