import { useLingui } from '@lingui/react/macro'
import { Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Voice } from '#contract/voices.ts'
import { playAlone } from '#web/lib/play-alone.ts'
import { Button } from '#web/ui/button.tsx'
import { useVoiceSample } from './use-voice-sample.ts'

/** Lets a voice be heard, for free. The first time anyone asks it takes a moment to be spoken. */
export function VoiceSampleButton({ voice }: { voice: Voice }) {
  const { t } = useLingui()
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const sample = useVoiceSample(voice.id)
  const { name } = voice

  useEffect(() => {
    const played = audio.current
    return () => played?.pause()
  }, [])

  async function toggle() {
    const player = audio.current
    if (!player) return
    if (isPlaying) return player.pause()
    const url = await sample.mutateAsync().catch(() => null)
    if (url === null || !player.isConnected) return
    if (!player.src.endsWith(url)) player.src = url
    player.currentTime = 0
    await playAlone(player).catch(() => setPlaying(false))
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the voice is what is to be heard, not its words */}
      <audio
        ref={audio}
        preload="none"
        lang={voice.language}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
      <Button
        needs="self"
        square
        icon={isPlaying ? Square : Play}
        busy={sample.isPending}
        aria-label={isPlaying ? t`Stop the sample of ${name}` : t`Hear a sample of ${name}`}
        title={isPlaying ? t`Stop` : t`Hear a sample`}
        onClick={() => void toggle()}
      />
    </>
  )
}
