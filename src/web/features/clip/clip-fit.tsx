import { Trans } from '@lingui/react/macro'
import { timecode } from '#web/lib/formats.ts'
import { fitOf } from './fit-of.ts'

type ClipFitProps = { clipMs: number; sceneMs: number }

/** How a clip fills its scene, in words. */
export function ClipFit({ clipMs, sceneMs }: ClipFitProps) {
  const length = timecode(sceneMs)
  switch (fitOf(clipMs, sceneMs)) {
    case 'cut':
      return <Trans>The scene takes {length}: the video plays from its beginning and is cut.</Trans>
    case 'held':
      return (
        <Trans>
          The scene takes {length}: the video plays slower, then its last picture stays.
        </Trans>
      )
    case 'slower':
      return <Trans>The scene takes {length}: the video plays slower.</Trans>
    case 'same':
      return <Trans>The video is as long as the scene.</Trans>
  }
}
