import { Trans, useLingui } from '@lingui/react/macro'
import { speakingTimeMs } from '#composition/speaking-time.ts'
import { VOICE_TAIL_MS } from '#contract/limits.ts'
import { inSeconds } from '#web/lib/in-seconds.ts'
import { Meter } from '#web/ui/meter.tsx'

type SpeakingFitProps = { text: string; language: string; sceneMs: number }

/** Whether a text fits its scene, told while typing and before any voice is paid for. */
export function SpeakingFit({ text, language, sceneMs }: SpeakingFitProps) {
  const { t } = useLingui()
  const spokenMs = speakingTimeMs(text, language)
  const neededMs = spokenMs > 0 ? spokenMs + VOICE_TAIL_MS : 0
  const isTooLong = neededMs > sceneMs
  return (
    <output className="grid gap-1 text-sm">
      <Meter
        share={Math.min(neededMs / sceneMs, 1)}
        tone={isTooLong ? 'warning' : 'ink'}
        label={t`Spoken part of the scene`}
      />
      {isTooLong ? (
        <span className="text-on-warning-soft">
          <Trans>
            Speaking this takes about {inSeconds(spokenMs)} s; the scene is {inSeconds(sceneMs)} s
            long and will become longer. Shorten the text to keep its length.
          </Trans>
        </span>
      ) : (
        <span className="text-muted">
          <Trans>
            Speaking this takes about {inSeconds(spokenMs)} s of {inSeconds(sceneMs)} s.
          </Trans>
        </span>
      )}
    </output>
  )
}
