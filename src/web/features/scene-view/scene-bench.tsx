import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { tracksToMake } from '#contract/tracks.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { useExportSettings } from '#web/features/export/export-settings.ts'
import { useMakeObstacle } from '#web/features/generation/make-missing.tsx'
import { partsDue } from '#web/features/generation/parts-due.ts'
import { useMakeMissing } from '#web/features/generation/use-generate.ts'
import { facesOfStoryboard, useCaptionMeasure } from '#web/features/player/captions.ts'
import { cutOf } from '#web/features/player/cut.ts'
import { Stage } from '#web/features/player/stage.tsx'
import { usePlayer } from '#web/features/player/use-player.ts'
import { SavingState } from '#web/features/scene/scene-edit.tsx'
import { ViewPicker } from '#web/features/scene/scene-view.tsx'
import { timecode } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Filmstrip } from './filmstrip.tsx'
import { SceneTakes } from './scene-takes.tsx'
import { SceneTexts } from './scene-texts.tsx'
import { useWalk, useWalkKeys } from './use-walk.ts'
import './scene-bench.css'

/** One scene large: its picture in motion, its takes, its texts, and all scenes below to walk through. */
export default function SceneBench() {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const { settings } = useExportSettings(storyboard)
  const measure = useCaptionMeasure(facesOfStoryboard(storyboard, settings))
  const cut = useMemo(() => cutOf(storyboard, settings, measure), [storyboard, settings, measure])
  const player = usePlayer(cut, measure)
  const { index, isFirst, isLast, walkTo } = useWalk(player, cut)
  const texts = useRef<HTMLDivElement>(null)
  useWalkKeys({
    onWalk: (by) => walkTo(index + by),
    onPlay: () => player.toggle(),
    onEdit: () => texts.current?.querySelector<HTMLElement>('button.text-rest')?.click(),
  })
  const scene = storyboard.scenes[index]
  if (!scene) return null

  return (
    <article
      className="scene-bench"
      aria-labelledby="bench-scene"
      data-scene={scene.id}
      data-draft={storyboard.status === 'draft' || undefined}
      tabIndex={-1}
    >
      <header className="bench-head">
        <div className="bench-arrows">
          <Button
            square
            icon={ChevronLeft}
            aria-label={t`Scene before`}
            disabled={isFirst}
            onClick={() => walkTo(index - 1)}
          />
          <Button
            square
            icon={ChevronRight}
            aria-label={t`Scene after`}
            disabled={isLast}
            onClick={() => walkTo(index + 1)}
          />
        </div>
        <h2 id="bench-scene">
          <Trans>
            Scene {index + 1} <span>of {storyboard.scenes.length}</span>
          </Trans>
        </h2>
        <span className="tc">
          {timecode(scene.startMs)} – {timecode(scene.startMs + scene.durationMs)}
        </span>
        <span className="push" />
        <p className="bench-keys">
          <Trans>
            <kbd>←</kbd> <kbd>→</kbd> walk, <kbd>Space</kbd> plays, <kbd>E</kbd> edits
          </Trans>
        </p>
        <SavingState />
        <ViewPicker />
        <SceneStep scene={scene} isLast={isLast} onNext={() => walkTo(index + 1)} />
      </header>
      <div className="bench-grid">
        <div className="bench-picture">
          <Stage player={player} cut={cut} />
          <SceneTakes key={scene.id} scene={scene} />
        </div>
        <div className="bench-texts panel" ref={texts}>
          <SceneTexts key={scene.id} scene={scene} />
        </div>
      </div>
      <Filmstrip player={player} cut={cut} index={index} onChoose={walkTo} />
    </article>
  )
}

type SceneStepProps = { scene: Scene; isLast: boolean; onNext: () => void }

/** The one next step of a scene: what is missing or out of date of it is made, then the next scene comes. */
function SceneStep({ scene, isLast, onNext }: SceneStepProps) {
  const { storyboard, priceOf } = useEditor()
  const kinds = tracksToMake(scene, storyboard.visuals)
  const due = priceOf && partsDue([scene], priceOf, () => kinds)
  const make = useMakeMissing(storyboard, due?.credits)
  const { isOff } = useMakeObstacle(due ?? { kinds: [], count: 0, credits: 0 })
  const isRunning = TRACK_KINDS.some((kind) => scene[kind].status === 'processing')
  const isNothingMade = TRACK_KINDS.every((kind) => scene[kind].asset === null)

  if (due && due.count > 0) {
    const parts = kinds.map((kind) => ({ sceneId: scene.id, kind }))
    const press = () => make.mutate({ parts, price: due.credits })
    return (
      <Button
        variant={storyboard.status === 'draft' ? 'secondary' : 'primary'}
        price={due.credits}
        busy={make.isPending}
        disabled={isOff}
        onClick={() => whenOpen(storyboard, press, due.credits)}
      >
        {isNothingMade ? <Trans>Make this scene</Trans> : <Trans>Update this scene</Trans>}
      </Button>
    )
  }
  if (isLast) return null
  return (
    <Button variant={isRunning ? 'secondary' : 'primary'} onClick={onNext}>
      <Trans>Next scene</Trans>
      <ArrowRight />
    </Button>
  )
}
