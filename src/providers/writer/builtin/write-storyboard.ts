import type { WriteRequest, WrittenStoryboard } from '../writer-provider.ts'
import { analyseIdea } from './analysis/analyse-idea.ts'
import { shorten } from './analysis/shorten.ts'
import type { LanguageFrames } from './frames/frames.ts'
import { loadFrames } from './frames/languages.ts'
import { loadKnowledge } from './knowledge/languages.ts'
import { writePrompts } from './prompts/write-prompts.ts'
import { composeScript } from './script/compose-script.ts'
import { capitalised, fillFrame, type FrameSlots } from './script/fill-frame.ts'
import { isFormal, slotsOf, supplyLines } from './script/line-supply.ts'
import { sceneCount } from './script/scene-count.ts'
import { spokenMsOf } from './script/script-line.ts'
import { shareDuration } from './script/share-duration.ts'
import { createSeededChoice, type SeededChoice } from './seeded-choice.ts'

const LONGEST_TITLE = 60

/** Writes a whole storyboard. The same request always gives the same one. */
export async function writeStoryboard(request: WriteRequest): Promise<WrittenStoryboard> {
  const { language, style } = request
  const durationMs = request.durationS * 1000
  const choice = createSeededChoice(JSON.stringify(request, Object.keys(request).toSorted()))
  const [frames, knowledge] = await Promise.all([loadFrames(language), loadKnowledge(language)])
  const analysis = analyseIdea(request.idea, language)
  const slots = slotsOf(analysis, frames, choice)

  const supply = supplyLines(request, analysis, frames, knowledge, slots, choice)
  const script = composeScript(supply, style, durationMs, sceneCount(durationMs))
  const durations = shareDuration(durationMs, script.map(spokenMsOf))
  const gap = language === 'ja' ? '' : ' '
  const voiceOvers = script.map((lines) => lines.map(({ text }) => text).join(gap))
  const prompts = writePrompts(voiceOvers, analysis, style, language, choice)

  return {
    ...nameStoryboard(request, frames, slots, choice),
    scenes: voiceOvers.map((voiceOverText, at) => ({
      durationMs: durations[at] as number,
      voiceOverText,
      imagePrompt: prompts[at]?.imagePrompt ?? '',
      videoPrompt: prompts[at]?.videoPrompt ?? '',
    })),
  }
}

function nameStoryboard(
  request: WriteRequest,
  frames: LanguageFrames,
  slots: FrameSlots,
  choice: SeededChoice,
): { title: string; description: string } {
  const style = frames.styles[request.style]
  const fill = (frame: string) => fillFrame(frame, slots, request.language, isFormal(request))
  const titles = choice.shuffled(style.titles).map(fill)
  const title = titles.find((one) => Array.from(one).length <= LONGEST_TITLE)
  return {
    title: title ?? capitalised(shorten(slots.t, LONGEST_TITLE)),
    description: fill(choice.pick(style.descriptions)),
  }
}
