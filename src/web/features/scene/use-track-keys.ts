import { type KeyboardEvent, useState } from 'react'
import { TRACK_KINDS, type Scene, type TrackKind } from '#contract/scene.ts'
import { trackKey } from './track-keys.ts'
import { useDownload } from './use-download.ts'

/** V, I and C open the menu of an asset, where its price stands first; D downloads the newest kind there is. */
export function useTrackKeys(scene: Scene) {
  const [openTrack, setOpenTrack] = useState<TrackKind | null>(null)
  const { download } = useDownload(
    scene,
    TRACK_KINDS.findLast((kind) => scene[kind].asset) ?? 'voice',
  )
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const asked = trackKey(event)
    if (!asked) return
    event.preventDefault()
    if (asked !== 'download') setOpenTrack(asked)
    else if (TRACK_KINDS.some((kind) => scene[kind].asset)) download.mutate()
  }
  return { openTrack, setOpenTrack, onKeyDown }
}
