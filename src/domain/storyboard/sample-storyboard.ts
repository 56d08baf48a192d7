import { TITLE_FROM_IDEA_CHARACTERS, USUAL_SCENE_S } from '#contract/limits.ts'
import { isWritingLanguage } from '#contract/options.ts'
import type { StoryboardIdea } from '#contract/storyboard.ts'
import { usualSceneCount } from '#contract/storyboard-plan.ts'
import type { WrittenStoryboard } from '#providers/writer/writer-provider.ts'
import { SAMPLE_TEXTS } from './sample-texts.ts'

/** One for each voice-over of the sample. */
const PICTURES = [
  { image: 'A lighthouse on a rocky coast in clear light', shot: 'Slow push in.' },
  { image: 'A keeper on a spiral staircase inside a lighthouse', shot: 'Slow tilt up.' },
  { image: 'A lighthouse beam over a dark sea with a ship', shot: 'Slow pan to the right.' },
  { image: 'Storm waves against a lighthouse at night', shot: 'Static shot.' },
  { image: 'A calm sea at sunrise with a lighthouse', shot: 'Slow pull out.' },
  { image: 'A lighthouse on a rocky coast in the evening', shot: 'Slow push in.' },
] as const

/**
 * The built-in storyboard that stands in when the writer failed. It is named after the idea, speaks its
 * language, and has no more scenes and no more time than were planned.
 */
export function sampleStoryboard(request: StoryboardIdea): WrittenStoryboard {
  const { idea, durationS, language } = request
  const planned = request.sceneCount ?? usualSceneCount(durationS)
  // Only somebody's own script is in another language, and no sample stands in for one.
  const { description, voiceOvers } = SAMPLE_TEXTS[isWritingLanguage(language) ? language : 'en']
  const scenes = PICTURES.slice(0, planned)
  const durationMs = Math.floor(Math.min(USUAL_SCENE_S, durationS / scenes.length) * 1000)
  return {
    title: titleFrom(idea),
    description,
    scenes: scenes.map(({ image, shot }, at) => ({
      durationMs,
      voiceOverText: voiceOvers[at] ?? '',
      imagePrompt: image,
      videoPrompt: shot,
    })),
  }
}

function titleFrom(idea: string): string {
  return Array.from(idea.trim()).slice(0, TITLE_FROM_IDEA_CHARACTERS).join('').trim()
}
