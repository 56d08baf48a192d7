import { useQuery } from '@tanstack/react-query'

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
