import { Plural, Trans } from '@lingui/react/macro'
import type { AspectRatio } from '#contract/options.ts'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { Frame } from '#web/ui/frame.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'

/** Frames that a card has room for; the last of them may be cut by its edge. */
const ROOM: Record<AspectRatio, number> = { '16/9': 3, '1/1': 4, '4/5': 4, '9/16': 5 }

/** The first scenes as a strip: their pictures in their true shape, blue frames where none is drawn. */
export function StoryboardFrames({ storyboard }: { storyboard: StoryboardSummary }) {
  const { aspectRatio } = storyboard
  return picturesShown(storyboard).map((url, index) =>
    url ? (
      <Frame key={index} ratio={aspectRatio} src={url} alt="" />
    ) : (
      <PencilFrame key={index} ratio={aspectRatio} />
    ),
  )
}

/** How many scenes the strip leaves out. */
export function scenesLeftOut(storyboard: StoryboardSummary): number {
  return storyboard.sceneCount - picturesShown(storyboard).length
}

function picturesShown({ pictureUrls, aspectRatio }: StoryboardSummary) {
  return pictureUrls.slice(0, ROOM[aspectRatio])
}

/** "6 scenes, 60 s". */
export function StoryboardFacts({ storyboard }: { storyboard: StoryboardSummary }) {
  const seconds = Math.round(storyboard.totalDurationMs / 1000)
  return (
    <Trans>
      <Plural value={storyboard.sceneCount} one="# scene" other="# scenes" />, {seconds} s
    </Trans>
  )
}
