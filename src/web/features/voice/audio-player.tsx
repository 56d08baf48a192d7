import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Asset } from '#contract/asset.ts'
import { lengthCode, timecode } from '#web/lib/formats.ts'
import { playAlone } from '#web/lib/play-alone.ts'
import { Button } from '#web/ui/button.tsx'

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
        {timecode(atS * 1000)}/{lengthCode(durationS * 1000)}
      </span>
    </div>
  )
}

const BARS = 60
const PITCH = 4
const BAR_WIDTH = 2.4
const HEIGHT = 28
const LOWEST = 0.08

type WaveformProps = { url: string; playedShare: number }

/** The voice as bars; the played part is darker. A flat line until, or unless, it can be decoded. */
export function Waveform({ url, playedShare }: WaveformProps) {
  const { data: peaks } = useQuery({
    queryKey: ['peaks', url],
    queryFn: ({ signal }) => readPeaks(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${BARS * PITCH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: BARS }, (_, index) => {
        const height = Math.max(peaks?.[index] ?? 0, LOWEST) * HEIGHT
        return (
          <rect
            key={index}
            className={index / BARS < playedShare ? 'p' : undefined}
            x={index * PITCH}
            y={(HEIGHT - height) / 2}
            width={BAR_WIDTH}
            height={height}
            rx={BAR_WIDTH / 2}
          />
        )
      })}
    </svg>
  )
}

async function readPeaks(url: string, signal: AbortSignal) {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The voice could not be read (${response.status})`)
  // An offline context decodes without asking for permission to play.
  const context = new OfflineAudioContext(1, 1, 22_050)
  const sound = await context.decodeAudioData(await response.arrayBuffer())
  return peaksOf(sound.getChannelData(0), BARS)
}

/** The loudest moment of each of `count` equal parts, from 0 to 1 of the loudest of all. */
export function peaksOf(samples: Float32Array, count: number) {
  const size = samples.length / count
  const peaks = Array.from({ length: count }, (_, index) => {
    const part = samples.subarray(Math.floor(index * size), Math.floor((index + 1) * size))
    return part.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
  })
  const loudest = Math.max(...peaks)
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks
}
