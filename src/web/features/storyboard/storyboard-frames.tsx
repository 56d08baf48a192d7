import type { StoryboardSummary } from '#contract/storyboard.ts'
import { Frame } from '#web/ui/frame.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'

const PLANNED_FRAMES_SHOWN = 3

/** The first picture in its true shape; blue frames while nothing is drawn. */
export function StoryboardFrames({ storyboard }: { storyboard: StoryboardSummary }) {
  const { coverUrl, aspectRatio } = storyboard
  if (coverUrl) return <Frame ratio={aspectRatio} src={coverUrl} alt="" />
  return Array.from({ length: framesShown(storyboard) }, (_, index) => (
    <PencilFrame key={index} ratio={aspectRatio} />
  ))
}

/** How many frames stand for the storyboard; the rest is counted. */
export function framesShown({ coverUrl, sceneCount }: StoryboardSummary) {
  return coverUrl ? 1 : Math.min(sceneCount, PLANNED_FRAMES_SHOWN)
}
