import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PLATFORM_CONTROLS, SAFE_AREAS } from '#composition/safe-area.ts'
import { sceneAt } from '#composition/timeline.ts'
import type { AspectRatio } from '#contract/options.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/progress.tsx'
import type { Cut } from './cut.ts'
import type { MediaProblem, PreviewPlayer } from './preview-player.ts'
import { Transport } from './transport.tsx'
import { usePlayerState } from './use-player.ts'
import './stage.css'

type StageProps = { player: PreviewPlayer; cut: Cut }

/** The picture of the cut, and the buttons that play it. */
export function Stage({ player, cut }: StageProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLElement>(null)
  const [hasSafeZones, setSafeZones] = useState(false)
  const { aspectRatio } = cut.composition
  return (
    <section ref={ref} className="stage" data-ratio={aspectRatio} aria-label={t`Preview`}>
      <div className="view">
        <div className="frame" data-theme="dark">
          <Picture player={player} cut={cut} />
          {hasSafeZones && <SafeZones aspectRatio={aspectRatio} />}
          <Notes player={player} cut={cut} />
        </div>
      </div>
      <Transport
        player={player}
        frames={cut.timeline.frames}
        hasSafeZones={hasSafeZones}
        onSafeZones={setSafeZones}
        onFullscreen={() => toggleFullscreen(ref.current)}
      />
    </section>
  )
}

function Picture({ player, cut }: StageProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLCanvasElement>(null)
  const index = useSceneIndex(player, cut)
  const prompt = cut.scenes[index]?.scene.imagePrompt ?? ''
  useEffect(() => (ref.current ? player.attach(ref.current) : undefined), [player])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the play button does the same
    <canvas
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn anew for every frame
      role="img"
      aria-label={t`Scene ${index + 1}: ${prompt}`}
      onClick={() => player.toggle()}
    />
  )
}

/** What is not as it should be: nothing made yet, still loading, or not to be loaded. */
function Notes({ player, cut }: StageProps) {
  const index = useSceneIndex(player, cut)
  const isWaiting = usePlayerState(player, (state) => state.isWaiting)
  const problems = usePlayerState(player, (state) => state.problems)
  const isCard = cut.scenes[index]?.picture.kind === 'card'
  return (
    <div className="stage-notes">
      {isCard && (
        <span className="tagdark">
          <Trans>Scene {index + 1} has no picture yet</Trans>
        </span>
      )}
      {problems.map((problem) => (
        <span key={`${problem.kind} ${problem.sceneNumber}`} className="tagdark" role="alert">
          <CircleAlert />
          <ProblemText {...problem} />
        </span>
      ))}
      {problems.length > 0 && (
        <Button size="sm" icon={RefreshCw} onClick={() => player.retry()}>
          <Trans>Load again</Trans>
        </Button>
      )}
      {isWaiting && (
        <output className="tagdark">
          <Spinner />
          <Trans>Loading</Trans>
        </output>
      )}
    </div>
  )
}

function ProblemText({ kind, sceneNumber }: MediaProblem) {
  return kind === 'picture' ? (
    <Trans>The picture of scene {sceneNumber} could not be loaded</Trans>
  ) : (
    <Trans>The voice of scene {sceneNumber} could not be loaded</Trans>
  )
}

function useSceneIndex(player: PreviewPlayer, { timeline }: Cut) {
  return usePlayerState(player, ({ frame }) => sceneAt(timeline, frame)?.index ?? 0)
}

function toggleFullscreen(element: HTMLElement | null) {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void element?.requestFullscreen()
}

const LABELS = {
  '9/16': msg`Covered by TikTok, Reels and Shorts`,
  '4/5': msg`Captions stay inside, for Instagram portraits`,
  '1/1': msg`Captions stay inside, for Instagram and Facebook feeds`,
  '16/9': msg`Captions stay inside, for YouTube and LinkedIn`,
}

/** In blue pencil: what the platforms lay over an upright video, or the part that captions keep to. */
function SafeZones({ aspectRatio }: { aspectRatio: AspectRatio }) {
  const { i18n } = useLingui()
  return (
    <div className="safe" aria-hidden="true">
      {zonesOf(aspectRatio).map(({ x, y, width, height, isCovered }) => (
        <i
          key={`${x} ${y}`}
          data-covered={isCovered || undefined}
          style={{
            left: percent(x),
            top: percent(y),
            width: percent(width),
            height: percent(height),
          }}
        />
      ))}
      <b>{i18n._(LABELS[aspectRatio])}</b>
    </div>
  )
}

function zonesOf(aspectRatio: AspectRatio) {
  if (aspectRatio === '9/16') return PLATFORM_CONTROLS.map((zone) => ({ ...zone, isCovered: true }))
  const { left, top, right, bottom } = SAFE_AREAS[aspectRatio]
  return [{ x: left, y: top, width: 1 - left - right, height: 1 - top - bottom, isCovered: false }]
}

function percent(share: number) {
  return `${share * 100}%`
}
