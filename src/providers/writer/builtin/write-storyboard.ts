import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { WriteRequest, WrittenStoryboard } from '../writer-provider.ts'
import type { WritingLanguage } from '#contract/options.ts'
import { analyseIdea } from './analysis/analyse-idea.ts'
import type { Message } from './analysis/find-message.ts'
import { shorten } from './analysis/shorten.ts'
import { loadFrames } from './frames/languages.ts'
import { loadKnowledge } from './knowledge/languages.ts'
import { writePrompts } from './prompts/write-prompts.ts'
import { composeScript } from './script/compose-script.ts'
import { capitalised, fillFrame } from './script/fill-frame.ts'
import { supplyLines } from './script/line-supply.ts'
import { type ScriptLine, spokenMsOf } from './script/script-line.ts'
import { shareDuration } from './script/share-duration.ts'
import { slotsOf } from './script/slots-of.ts'
import type { SupplyNeeds } from './script/supply-needs.ts'
import { createSeededChoice } from './seeded-choice.ts'

const LONGEST_TITLE = 72
const LONGEST_DESCRIPTION = 280
const SHORTER_NAMES = [24, 12]
/** What is left keeps the lengths of scenes apart from their speech. */
const ROOMY = 0.975
/** In languages that have it, these are addressed formally. */
const FORMAL_AUDIENCES = new Set<string>(['Professionals', 'Seniors'])

/** Writes a whole storyboard. The same request always gives the same one. */
export async function writeStoryboard(request: WriteRequest): Promise<WrittenStoryboard> {
  const { sceneCount, ...idea } = request
  const { language, style } = idea
  const durationMs = idea.durationS * 1000
  const choice = createSeededChoice(JSON.stringify(idea, Object.keys(idea).toSorted()))
  const [frames, knowledge] = await Promise.all([loadFrames(language), loadKnowledge(language)])
  const analysis = analyseIdea(request.idea, language)
  const slots = slotsOf(analysis, frames, style, choice)

  const formal = FORMAL_AUDIENCES.has(request.audience)
  const needs = { request, analysis, frames, knowledge, slots, formal, sceneCount, choice }
  const script = fittingScript(needs, durationMs)
  const durations = shareDuration(durationMs, script.map(spokenMsOf))
  const gap = language === 'ja' ? '' : ' '
  const voiceOvers = script.map((lines) => lines.map(({ text }) => text).join(gap))
  const prompts = writePrompts(voiceOvers, analysis, style, language, choice)

  return {
    ...nameStoryboard(needs),
    scenes: voiceOvers.map((voiceOverText, at) => ({
      durationMs: durations[at] as number,
      voiceOverText,
      imagePrompt: prompts[at]?.imagePrompt ?? '',
      videoPrompt: prompts[at]?.videoPrompt ?? '',
    })),
  }
}

/** The script; its subject is named more shortly when the video is too short for so long a name. */
function fittingScript(needs: SupplyNeeds, durationMs: number): ScriptLine[][] {
  const { request, analysis, frames, slots, sceneCount: count, choice } = needs
  const called = (name: string) => ({ ...slots, s: name, t: name })
  const subject = analysis.subject || slots.s
  const shortened = SHORTER_NAMES.map((longest) =>
    called(shorten(subject, longest, request.language)),
  )
  let script: ScriptLine[][] = []
  for (const names of [
    slots,
    called(slots.s),
    called(subject),
    ...shortened,
    called(frames.theme),
  ]) {
    const supply = supplyLines({ ...needs, slots: names })
    script = composeScript(supply, request.style, durationMs, count, choice)
    const spokenMs = script.reduce((total, scene) => total + spokenMsOf(scene) + VOICE_TAIL_MS, 0)
    if (spokenMs <= durationMs * ROOMY) break
  }
  return script
}

function nameStoryboard({ request, analysis, frames, slots, formal, choice }: SupplyNeeds): {
  title: string
  description: string
} {
  const style = frames.styles[request.style]
  const fill = (frame: string) => fillFrame(frame, slots, request.language, formal)
  const titles = choice.shuffled(style.titles).map(fill)
  const fitting = titles.filter((one) => Array.from(one).length <= LONGEST_TITLE)
  const title = fitting.find((one) => one.split(': ').length <= 2) ?? fitting[0]
  if (analysis.message) return nameMessage(analysis.message, request.language)
  return {
    title: title ?? capitalised(shorten(slots.t, LONGEST_TITLE, request.language)),
    description: fill(choice.pick(style.descriptions)),
  }
}

/** An announcement is called by its own words. */
function nameMessage({ sentences }: Message, language: WritingLanguage) {
  const whole = sentences.join(language === 'ja' ? '' : ' ')
  const longest = language === 'ja' ? LONGEST_TITLE / 2.4 : LONGEST_TITLE
  return {
    title: capitalised(shorten(sentences[0] ?? whole, longest, language)),
    description: capitalised(shorten(whole, LONGEST_DESCRIPTION, language)),
  }
}
