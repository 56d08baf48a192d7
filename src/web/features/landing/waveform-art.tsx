const BAR_WIDTH = 2.4
const BAR_STEP = 4
const HEIGHT = 28

type WaveformArtProps = {
  bars: number
  /** Another wave for another number. */
  seed: number
  /** How many bars count as played, in the text's colour. */
  played?: number
}

/** A drawn voice: syllables swell and fall, without a recording behind it. */
export function WaveformArt({ bars, seed, played = 0 }: WaveformArtProps) {
  return (
    <svg
      className="wave-art"
      viewBox={`0 0 ${bars * BAR_STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: bars }, (_, index) => {
        const height = barHeight(index, seed)
        return (
          <rect
            key={index}
            className={index < played ? 'played' : undefined}
            x={index * BAR_STEP}
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

/** Two sines that do not share a period, so that the wave does not repeat in view. Rounded for small HTML. */
function barHeight(index: number, seed: number): number {
  const syllable = Math.abs(Math.sin(index * 0.83 + seed * 1.7))
  const phrase = 0.55 + 0.45 * Math.sin(index * 0.19 + seed)
  return Math.round(4 + 22 * syllable * phrase)
}
