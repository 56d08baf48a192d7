import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ShowcaseVideo } from '#contract/showcase.ts'
import { useIsSeen } from '#web/lib/browser-state.ts'
import { ShowcaseVideoPlayer, usePlaybackWish } from './showcase-video-player.tsx'
import './showcase.css'

/**
 * The active showcase videos, one after the other and round again. The frame and the first poster stand in the
 * built page, so that nothing moves when the list arrives; an empty list takes the whole player away.
 */
export function Showcase() {
  const { t } = useLingui()
  const listed = useShowcase()
  const wish = usePlaybackWish()
  const [brokenIds, setBrokenIds] = useState<string[]>([])
  const [index, setIndex] = useState(0)
  const screen = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(screen)

  const videos = listed?.filter(({ id }) => !brokenIds.includes(id)) ?? null
  if (videos?.length === 0) return null
  const shown = videos ? index % videos.length : 0
  const video = videos?.[shown]

  return (
    <section className="screening" data-theme="dark" aria-label={t`Showcase videos`}>
      <div className="site-width">
        <div ref={screen} className="frame screen" data-ratio="16/9">
          <img
            src={video ? (video.posterUrl ?? undefined) : SHOWCASE_POSTER}
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
          />
          {video && (
            <ShowcaseVideoPlayer
              key={video.id}
              video={video}
              wish={wish}
              isSeen={isSeen}
              isAlone={videos.length === 1}
              onEnd={() => setIndex((shown + 1) % videos.length)}
              onBroken={() => setBrokenIds([...brokenIds, video.id])}
            />
          )}
        </div>
        <div className="reel">
          <h2>
            <Trans>Made with Reelwright</Trans>
          </h2>
          {videos && videos.length > 1 && (
            <ShowcaseDots videos={videos} shown={shown} onChoose={setIndex} />
          )}
        </div>
      </div>
    </section>
  )
}

type ShowcaseDotsProps = {
  videos: ShowcaseVideo[]
  shown: number
  onChoose: (index: number) => void
}

/** A dot a video; beside a wide player the titles stand with them. */
function ShowcaseDots({ videos, shown, onChoose }: ShowcaseDotsProps) {
  const { t } = useLingui()
  return (
    <ul className="dots" aria-label={t`Choose a video`}>
      {videos.map(({ id, title }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={title}
            aria-current={index === shown || undefined}
            onClick={() => onChoose(index)}
          >
            <i aria-hidden="true" />
            <span>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The active showcase videos in their order; null until they are known, empty when loading failed. */
function useShowcase(): ShowcaseVideo[] | null {
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

/** The poster of the first video of a fresh installation. */
const SHOWCASE_POSTER = '/showcase/lighthouse.webp'
