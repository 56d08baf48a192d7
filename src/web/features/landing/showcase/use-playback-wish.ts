import { useState } from 'react'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

export type PlaybackWish = {
  isPlaying: boolean
  isMuted: boolean
  setPlaying: (isPlaying: boolean) => void
  setMuted: (isMuted: boolean) => void
}

/** What the visitor wants of every showcase video. Unasked: playing, silent, and still under reduced motion. */
export function usePlaybackWish(): PlaybackWish {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [chosen, setPlaying] = useState<boolean | null>(null)
  const [isMuted, setMuted] = useState(true)
  return { isPlaying: chosen ?? !isCalm, isMuted, setPlaying, setMuted }
}
