import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { trackLook } from '#web/features/scene/track-looks.ts'
import { filmPicture } from '#web/lib/film-picture.ts'
import { inSeconds } from '#web/lib/in-seconds.ts'

type FilmstripProps = { scenes: Scene[]; index: number; onChoose: (index: number) => void }

/** All scenes, each as wide as it is long. */
export function Filmstrip({ scenes, index, onChoose }: FilmstripProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = ref.current?.children[index]
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [index])
  return (
    <ol className="bench-strip" ref={ref} aria-label={t`All scenes`}>
      {scenes.map((scene, at) => (
        <li key={scene.id} style={{ flexGrow: scene.durationMs }}>
          <button
            type="button"
            aria-label={t`Scene ${at + 1}`}
            aria-current={at === index || undefined}
            onClick={() => onChoose(at)}
          >
            <span
              className="film"
              data-status={(scene.image.asset ?? scene.clip.asset) ? undefined : scene.image.status}
              style={backgroundOf(filmPicture(scene))}
            />
            <span className="foot">
              <b>{at + 1}</b> {t`${inSeconds(scene.durationMs)} s`}
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

function backgroundOf(url: string | null) {
  return url ? { backgroundImage: `url("${url}")` } : undefined
}
