import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { TRACK_KINDS } from '#contract/scene.ts'
import type { Cut, CutScene } from '#web/features/player/cut.ts'
import type { PreviewPlayer } from '#web/features/player/preview-player.ts'
import { usePlayerState } from '#web/features/player/use-player.ts'
import { trackLook } from '#web/features/scene/track-looks.tsx'
import { inSeconds } from '#web/lib/figures.ts'
import { filmPicture } from '#web/lib/film-picture.ts'
import './filmstrip.css'

type FilmstripProps = {
  player: PreviewPlayer
  cut: Cut
  index: number
  onChoose: (index: number) => void
}

/** All scenes, each as wide as it is long. */
export function Filmstrip({ player, cut, index, onChoose }: FilmstripProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (ref.current) showItem(ref.current, index)
  }, [index])
  return (
    <ol className="bench-strip" ref={ref} aria-label={t`All scenes`}>
      {cut.scenes.map(({ scene, span }, at) => (
        <li key={scene.id} style={{ flexGrow: scene.durationMs }}>
          <button
            type="button"
            aria-current={at === index || undefined}
            onClick={() => onChoose(at)}
          >
            <span
              className="film"
              data-status={(scene.image.asset ?? scene.clip.asset) ? undefined : scene.image.status}
              style={backgroundOf(filmPicture(scene))}
            >
              {at === index && <Head player={player} span={span} />}
            </span>
            <span className="foot">
              <b>
                <span className="sr-only">
                  <Trans>Scene</Trans>{' '}
                </span>
                {at + 1}
              </b>{' '}
              {t`${inSeconds(scene.durationMs)} s`}
              <span className="dots">
                {TRACK_KINDS.map((kind) => (
                  <i key={kind} className="dot" data-s={trackLook(scene[kind]).shape} />
                ))}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Moves the strip alone: the page stays where it is. */
function showItem(strip: HTMLElement, index: number) {
  const item = strip.children[index]
  if (!item) return
  const [inside, outside] = [item.getBoundingClientRect(), strip.getBoundingClientRect()]
  if (inside.left < outside.left) strip.scrollLeft += inside.left - outside.left
  if (inside.right > outside.right) strip.scrollLeft += inside.right - outside.right
}

/** Where the player stands in its scene. */
function Head({ player, span }: { player: PreviewPlayer; span: CutScene['span'] }) {
  const frame = usePlayerState(player, (state) => state.frame)
  const share = (frame - span.startFrame) / (span.endFrame - span.startFrame)
  return <i className="head" style={{ left: `${Math.min(Math.max(share, 0), 1) * 100}%` }} />
}

function backgroundOf(url: string | null) {
  return url ? { backgroundImage: `url("${url}")` } : undefined
}
