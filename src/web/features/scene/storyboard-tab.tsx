import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { useShownScenes } from '#web/features/editor/shown-scenes.ts'
import { ImageStyleSelect } from '#web/features/image/image-style-select.tsx'
import { LookButton } from '#web/features/look/look-dialog.tsx'
import {
  RATIO_NAMES,
  RATIO_PLACES,
  ratioText,
} from '#web/features/storyboard/storyboard-badges.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Folded } from '#web/ui/folded.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { SceneCard } from './scene-card.tsx'
import { useSceneDrag } from './scene-drag.tsx'
import { AddScene, SavingState } from './scene-edit.tsx'
import { SceneNewsRegion } from './scene-news.tsx'
import { type SceneView, useSceneView, ViewPicker } from './scene-view.tsx'
import { ShotList } from './shot-list.tsx'
import { type Shape, shapesOf, TrackLegend } from './track-looks.tsx'
import './scene-card.css'

/** It plays: what plays is loaded with it. */
const SceneBench = lazy(() => import('#web/features/scene-view/scene-bench.tsx'))

export function StoryboardTab() {
  const { view } = useSceneView()
  const [only, setOnly] = useState<Shape | null>(null)
  return (
    <>
      {view === 'scene' ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <SceneBench />
        </Suspense>
      ) : (
        <>
          <ScenesBar only={only} onOnly={setOnly} />
          <Scenes key={view} view={view} only={only} />
          <AddScene />
        </>
      )}
      <WrittenFrom />
    </>
  )
}

type ScenesBarProps = { only: Shape | null; onOnly: (only: Shape | null) => void }

function ScenesBar({ only, onOnly }: ScenesBarProps) {
  const { t } = useLingui()
  const { status } = useEditor().storyboard
  return (
    <div className="sub-bar">
      <TrackLegend only={only} onOnly={onOnly} />
      <RatioNote />
      <span className="push" />
      <SavingState />
      <Folded icon={SlidersHorizontal} label={t`Image style and look`}>
        <ImageStyleSelect label={t`Image style`} />
        <LookButton />
        {status !== 'draft' && (
          <Badge tone="success" icon={Check}>
            <Trans>Storyboard confirmed</Trans>
          </Badge>
        )}
      </Folded>
      <ViewPicker />
    </div>
  )
}

function Scenes({ view, only }: { view: SceneView; only: Shape | null }) {
  const { aspectRatio, visuals } = useEditor().storyboard
  const all = useShownScenes('storyboard')
  const found = only ? all.filter((scene) => shapesOf(scene, visuals).includes(only)) : all
  // The last of them may have changed its state.
  const scenes = found.length > 0 ? found : all
  const isSome = scenes !== all
  const drag = useSceneDrag()
  return (
    <>
      {view === 'list' ? (
        <ShotList scenes={scenes} isSome={isSome} />
      ) : (
        <div className="scenes" data-shape={aspectRatio} {...(isSome ? {} : drag)}>
          {scenes.map((scene) => (
            <SceneCard key={scene.id} scene={scene} />
          ))}
        </div>
      )}
      <SceneNewsRegion scenes={scenes} />
    </>
  )
}

function RatioNote() {
  const { i18n } = useLingui()
  const { aspectRatio } = useEditor().storyboard
  return (
    <p className="ratio-note text-sm text-muted">
      {ratioText(aspectRatio)} {i18n._(RATIO_NAMES[aspectRatio])},{' '}
      {i18n._(RATIO_PLACES[aspectRatio])}
    </p>
  )
}

/** The idea, script or text that the storyboard was written from, folded: to look something up in it. */
function WrittenFrom() {
  const { t } = useLingui()
  const { idea } = useEditor().storyboard
  return (
    <details className="written-from">
      <summary>
        <Trans>What it was written from</Trans> (
        <Plural value={idea.length} one="# character" other="# characters" />)
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reached by keyboard */}
      <section tabIndex={0} dir="auto" aria-label={t`What it was written from`}>
        {idea}
      </section>
    </details>
  )
}
