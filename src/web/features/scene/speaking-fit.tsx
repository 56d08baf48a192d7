import { Trans, useLingui } from '@lingui/react/macro'
import { neededMs } from '#composition/shorten-to-fit.ts'
import { speakingTimeMs } from '#composition/speaking-time.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { inSeconds } from '#web/lib/in-seconds.ts'
import { Meter } from '#web/ui/meter.tsx'
import { FitWays } from './fit-ways.tsx'

type SpeakingFitProps = { scene: Scene; text: string; onShorten: (text: string) => void }

/** Whether a text fits its scene, told while typing and before any voice is paid for. */
export function SpeakingFit({ scene, text, onShorten }: SpeakingFitProps) {
  const { t } = useLingui()
  const { language } = useBench().storyboard
  const sceneMs = scene.plannedDurationMs
  const spokenMs = speakingTimeMs(text, language)
  const wholeMs = neededMs(text, language)
  const isTooLong = wholeMs > sceneMs
  return (
    <div className="grid gap-1 text-sm">
      <Meter
        share={Math.min(wholeMs / sceneMs, 1)}
        tone={isTooLong ? 'warning' : 'ink'}
        label={t`Spoken part of the scene`}
      />
      <output>
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
      {isTooLong && <FitWays scene={scene} text={text} onShorten={onShorten} />}
    </div>
  )
}
