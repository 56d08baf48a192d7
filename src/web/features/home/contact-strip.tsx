import { useLingui } from '@lingui/react/macro'
import headland from '#web/assets/scene-1.webp'
import chart from '#web/assets/scene-2.webp'
import lantern from '#web/assets/scene-3.webp'
import boat from '#web/assets/scene-4.webp'
import coast from '#web/assets/scene-5.webp'
import sunrise from '#web/assets/scene-6.webp'
import { timecode } from '#web/lib/timecode.ts'
import { Frame } from '#web/ui/frame.tsx'

const SCENE_MS = 10_000
const FRAMES = [headland, chart, lantern, boat, coast, sunrise]

/** An idea and six frames drawn by the built-in studio. */
export function ContactStrip() {
  const { t } = useLingui()
  return (
    <>
      <p className="idea-line">{t`Every lighthouse blinks its own name`}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a phone, so the keyboard must reach it */}
      <ol className="contact-strip" aria-label={t`Six scenes made from that idea`} tabIndex={0}>
        {FRAMES.map((src, index) => (
          <li key={src}>
            <Frame ratio="9/16" src={src} alt={t`Scene ${index + 1}`} />
            <span className="edge">
              <b>{index + 1}</b>
              {timecode(index * SCENE_MS)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">{t`Drawn by the built-in studio, which needs no key and no network.`}</p>
    </>
  )
}
