import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Voice } from '#contract/voices.ts'
import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'
import { client } from '#web/lib/api.ts'
import { errorMessage, inReaderWords } from '#web/lib/error-message.ts'
import { playAlone } from '#web/lib/play-alone.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

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

const ASK_EVERY_MS = 300
/** Long past the time after which the server has a lost sample spoken again. */
const GIVE_UP_AFTER_MS = 40_000

/** The narrator could not speak. */
class NotSpokenError extends Error {
  readonly told: Told
  constructor(told: Told) {
    super(inWords(told))
    this.told = told
  }
}

/** Asks for the address of a voice's sample; it is spoken meanwhile when nobody has asked before. */
function useVoiceSample(voiceId: string) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      queryClient.fetchQuery({
        queryKey: ['voice sample', voiceId],
        queryFn: () => waitForSample(voiceId),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      }),
    onError: (error) =>
      showToast('danger', {
        title: t`The sample cannot be played`,
        text:
          error instanceof NotSpokenError ? inReaderWords(i18n, error.told) : errorMessage(error),
      }),
  })
}

async function waitForSample(voiceId: string): Promise<string> {
  const endsAt = Date.now() + GIVE_UP_AFTER_MS
  while (Date.now() < endsAt) {
    const { url, failure } = await client.voice.sample({ id: voiceId })
    if (url !== null) return url
    if (failure !== null) throw new NotSpokenError(failure)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  throw new Error(`The sample of ${voiceId} did not come.`)
}
