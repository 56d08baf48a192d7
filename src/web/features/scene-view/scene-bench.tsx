import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { useExportSettings } from '#web/features/export/use-export-settings.ts'
import { facesOfStoryboard } from '#web/features/player/caption-faces.ts'
import { cutOf } from '#web/features/player/cut.ts'
import { Stage } from '#web/features/player/stage.tsx'
import { useCaptionMeasure } from '#web/features/player/use-caption-measure.ts'
import { usePlayer } from '#web/features/player/use-player.ts'
import { SavingState } from '#web/features/scene/saving-state.tsx'
import { ViewPicker } from '#web/features/scene/view-picker.tsx'
import { timecode } from '#web/lib/timecode.ts'
import { Button } from '#web/ui/button.tsx'
import { Filmstrip } from './filmstrip.tsx'
import { SceneStep } from './scene-step.tsx'
import { SceneTakes } from './scene-takes.tsx'
import { SceneTexts } from './scene-texts.tsx'
import { useWalk } from './use-walk.ts'
import { useWalkKeys } from './use-walk-keys.ts'
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
