import { useLingui } from '@lingui/react/macro'
import { WaveformArt } from '../waveform-art.tsx'

const LENGTHS_S = [9.2, 9.8, 7.6, 8.9]
const PLAYED_BARS = 22

export function VoiceStage() {
  const { t, i18n } = useLingui()
  return (
    <figure className="stage-voices" aria-label={t`The voice-overs of four scenes`}>
      {LENGTHS_S.map((seconds, index) => {
        const length = i18n.number(seconds, { minimumFractionDigits: 1 })
        return (
          <div key={seconds}>
            <b className="mono">{index + 1}</b>
            <WaveformArt bars={60} seed={index} played={index === 0 ? PLAYED_BARS : 0} />
            <span className="tc text-muted">{t`${length} s`}</span>
          </div>
        )
      })}
    </figure>
  )
}
