import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { AspectRatio } from '#contract/options.ts'
import { PLATFORM_CONTROLS, SAFE_AREAS } from '#composition/safe-area.ts'

const LABELS = {
  '9/16': msg`Covered by TikTok, Reels and Shorts`,
  '4/5': msg`Captions stay inside, for Instagram portraits`,
  '1/1': msg`Captions stay inside, for Instagram and Facebook feeds`,
  '16/9': msg`Captions stay inside, for YouTube and LinkedIn`,
}

/** In blue pencil: what the platforms lay over an upright video, or the part that captions keep to. */
export function SafeZones({ aspectRatio }: { aspectRatio: AspectRatio }) {
  const { i18n } = useLingui()
  return (
    <div className="safe" aria-hidden="true">
      {zonesOf(aspectRatio).map(({ x, y, width, height, isCovered }) => (
        <i
          key={`${x} ${y}`}
          data-covered={isCovered || undefined}
          style={{
            left: percent(x),
            top: percent(y),
            width: percent(width),
            height: percent(height),
          }}
        />
      ))}
      <b>{i18n._(LABELS[aspectRatio])}</b>
    </div>
  )
}

function zonesOf(aspectRatio: AspectRatio) {
  if (aspectRatio === '9/16') return PLATFORM_CONTROLS.map((zone) => ({ ...zone, isCovered: true }))
  const { left, top, right, bottom } = SAFE_AREAS[aspectRatio]
  return [{ x: left, y: top, width: 1 - left - right, height: 1 - top - bottom, isCovered: false }]
}

function percent(share: number) {
  return `${share * 100}%`
}
