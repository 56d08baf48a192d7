import { useLingui } from '@lingui/react/macro'
import beam from '#web/assets/lh1-v.webp'
import chart from '#web/assets/lh2-v.webp'
import lens from '#web/assets/lh3-v.webp'
import stairs from '#web/assets/lh4-v.webp'
import coast from '#web/assets/lh5-v.webp'
import beach from '#web/assets/lh6-v.webp'
import { timecode } from '#web/lib/timecode.ts'
import { Frame } from '#web/ui/frame.tsx'

const SCENE_MS = 10_000
const FRAMES = [beam, chart, lens, stairs, coast, beach]

/** An idea and the six frames it became. */
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
    </>
  )
}
