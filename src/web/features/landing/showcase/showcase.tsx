import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useIsSeen } from '#web/lib/use-is-seen.ts'
import { SHOWCASE_POSTER } from './poster.ts'
import { ShowcaseDots } from './showcase-dots.tsx'
import { ShowcaseVideoPlayer } from './showcase-video-player.tsx'
import { usePlaybackWish } from './use-playback-wish.ts'
import { useShowcase } from './use-showcase.ts'
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
