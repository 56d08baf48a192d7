import { useLingui } from '@lingui/react/macro'
import picture from '#web/assets/login.webp'
import { Frame } from '#web/ui/frame.tsx'

/** The finished film beside the form, on a dark stage in both themes. */
export function LoginArt() {
  const { t } = useLingui()
  return (
    <aside className="art" data-theme="dark">
      <figure>
        <Frame ratio="9/16" src={picture} alt={t`A frame of a finished vertical video`}>
          <div className="burn" aria-hidden="true">
            Next time you see one, <em>count.</em>
          </div>
        </Frame>
        <figcaption className="edge w-full">
          <b>6</b>00:50
          <span>Every lighthouse blinks its own name</span>
          <span className="sep">9:16</span>
        </figcaption>
      </figure>
    </aside>
  )
}
