import { useEffect, useState } from 'react'
import type { ShowcaseVideo } from '#contract/showcase.ts'

/** The active showcase videos in their order; null until they are known, empty when loading failed. */
export function useShowcase(): ShowcaseVideo[] | null {
  const [videos, setVideos] = useState<ShowcaseVideo[] | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    loadShowcase(leaving.signal).then(setVideos, () => {
      if (!leaving.signal.aborted) setVideos([])
    })
    return () => leaving.abort()
  }, [])
  return videos
}

async function loadShowcase(signal: AbortSignal): Promise<ShowcaseVideo[]> {
  const response = await fetch('/api/v1/showcase', { signal })
  if (!response.ok) throw new Error('Failed to load showcase videos')
  const videos: unknown = await response.json()
  if (!Array.isArray(videos)) throw new Error('Failed to load showcase videos')
  return videos as ShowcaseVideo[]
}
