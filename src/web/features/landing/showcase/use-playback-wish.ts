import { useState } from 'react'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

export type PlaybackWish = {
  isPlaying: boolean
  isMuted: boolean
  setPlaying: (isPlaying: boolean) => void
  setMuted: (isMuted: boolean) => void
}

/** What the visitor wants of every showcase video. Unasked: playing, silent, and still for who saves motion or data. */
export function usePlaybackWish(): PlaybackWish {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [chosen, setPlaying] = useState<boolean | null>(null)
  const [isMuted, setMuted] = useState(true)
  return { isPlaying: chosen ?? !(isCalm || savesData()), isMuted, setPlaying, setMuted }
}

/** Chromium says so; other browsers do not, and have the poster and a small file. */
function savesData(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
