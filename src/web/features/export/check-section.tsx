import { Plural, Trans } from '@lingui/react/macro'
import { Check, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'

/** What the export will do about everything that is missing. */
export function CheckSection({ scenes }: { scenes: Scene[] }) {
  const cards = scenes.filter(({ image, clip }) => !image.asset && !clip.asset).length
  const stills = scenes.filter(({ image, clip }) => image.asset && !clip.asset).length
  const silent = scenes.filter(({ voice }) => !voice.asset).length
  const stale = scenes.filter((scene) => TRACK_KINDS.some((kind) => scene[kind].isStale)).length
  const running = scenes
    .flatMap(({ voice, image, clip }) => [voice, image, clip])
    .filter(({ status }) => status === 'processing').length
  return (
    <section>
      <h2>
        <Trans>Before you export</Trans>
      </h2>
      <ul className="check-list">
        <Finding count={cards} tone="warning">
          <Plural
            value={cards}
            one="# scene has no picture: its text is shown on a plain card"
            other="# scenes have no picture: their text is shown on a plain card"
          />
        </Finding>
        <Finding count={silent} tone="warning">
          <Plural
            value={silent}
            one="# scene has no voice: its text is shown in silence"
            other="# scenes have no voice: their text is shown in silence"
          />
        </Finding>
        <Finding count={stale} tone="warning">
          <Plural
            value={stale}
            one="# scene has something out of date: it is used as it is"
            other="# scenes have something out of date: they are used as they are"
          />
        </Finding>
        <Finding count={running} tone="info">
          <Plural
            value={running}
            one="# asset is being made: an export takes what is ready when it starts"
            other="# assets are being made: an export takes what is ready when it starts"
          />
        </Finding>
        <Finding count={stills} tone="info">
          <Plural
            value={stills}
            one="# scene has no video and uses the image with a camera move"
            other="# scenes have no video and use the image with a camera move"
          />
        </Finding>
        {cards + silent + stale + running + stills === 0 && (
          <li>
            <Check className="ok" />
            <Trans>Every scene has its voice and its video</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}

type FindingProps = { count: number; tone: 'warning' | 'info'; children: ReactNode }

function Finding({ count, tone, children }: FindingProps) {
  if (count === 0) return null
  return (
    <li>
      {tone === 'warning' ? <TriangleAlert className="wa" /> : <Info className="in" />}
      {children}
    </li>
  )
}
