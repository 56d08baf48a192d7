import type { Storyboard } from '#contract/storyboard.ts'

/** Preview of the finished video, its settings, and the exports made so far. */
export default function ExportTab({ storyboard }: { storyboard: Storyboard }) {
  return <p lang={storyboard.language}>{storyboard.title}</p>
}
