import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Asset } from '#contract/asset.ts'
import { timecode } from '#web/lib/formats.ts'
import { playAlone } from '#web/lib/play-alone.ts'
import { Button } from '#web/ui/button.tsx'
import { Waveform } from './waveform.tsx'

const SEEK_STEP_S = 0.1

type AudioPlayerProps = { asset: Asset; sceneNumber: number }

/** Play button, waveform to seek in, and the time. */
export function AudioPlayer({ asset, sceneNumber }: AudioPlayerProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [atS, setAtS] = useState(0)
  const durationS = (asset.durationMs ?? 0) / 1000

  function toggle() {
    const audio = ref.current
    if (!audio) return
    if (audio.paused) playAlone(audio).catch(() => setBroken(true))
    else audio.pause()
  }

  function seek(toS: number) {
    if (ref.current) ref.current.currentTime = toS
    setAtS(toS)
  }

  return (
    <div className="player-mini">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken text stands beside it */}
      <audio
        ref={ref}
        src={asset.url}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setAtS(event.currentTarget.currentTime)}
        onEnded={() => seek(0)}
        onError={() => setBroken(true)}
      />
      <Button
        variant="ghost"
        size="sm"
        square
        icon={isPlaying ? Pause : Play}
        aria-label={
          isPlaying ? t`Pause voice of scene ${sceneNumber}` : t`Play voice of scene ${sceneNumber}`
        }
        onClick={toggle}
      />
      {isBroken ? (
        <span className="flex-1 text-sm text-danger" role="alert">
          <Trans>The audio could not be played</Trans>
        </span>
      ) : (
        <span className="wave-seek">
          <Waveform url={asset.url} playedShare={durationS > 0 ? atS / durationS : 0} />
          <input
            type="range"
            min={0}
            max={durationS}
            step={SEEK_STEP_S}
            value={atS}
            aria-label={t`Position in the voice of scene ${sceneNumber}`}
            aria-valuetext={timecode(atS * 1000)}
            onChange={(event) => seek(event.target.valueAsNumber)}
          />
        </span>
      )}
      <span className="tc text-muted">
        {timecode(atS * 1000)}/{timecode(Math.round(durationS) * 1000)}
      </span>
    </div>
  )
}
