import { useLingui } from '@lingui/react/macro'
import { WaveformArt } from '../waveform-art.tsx'

export function VoiceVignette() {
  const { t } = useLingui()
  return (
    <div className="vignette-voices">
      <WaveformArt bars={40} seed={1} played={20} />
      <div className="chips">
        <span className="badge">Deutsch</span>
        <span className="badge">Português</span>
        <span className="badge" data-tone="accent">{t`calm`}</span>
        <span className="badge">Español</span>
      </div>
    </div>
  )
}
