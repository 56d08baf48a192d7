import { Plural, Trans } from '@lingui/react/macro'
import type { StoryboardSummary } from '#contract/storyboard.ts'

/** "6 scenes, 60 s". */
export function StoryboardFacts({ storyboard }: { storyboard: StoryboardSummary }) {
  const seconds = Math.round(storyboard.totalDurationMs / 1000)
  return (
    <Trans>
      <Plural value={storyboard.sceneCount} one="# scene" other="# scenes" />, {seconds} s
    </Trans>
  )
}
