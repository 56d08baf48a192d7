import { Trans, useLingui } from '@lingui/react/macro'
import { Check, LayoutGrid, List, Square } from 'lucide-react'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { useShownScenes } from '#web/features/editor/use-shown-scenes.ts'
import { useConfirmStoryboard } from '#web/features/editor/use-storyboard-action.ts'
import { ImageStyleSelect } from '#web/features/image/image-style-select.tsx'
import { RATIO_NAMES, RATIO_PLACES, ratioText } from '#web/features/storyboard/ratio-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SceneCard } from './scene-card.tsx'
import { AddScene } from './add-scene.tsx'
import { SavingState } from './saving-state.tsx'
import { SceneNewsRegion } from './scene-news-region.tsx'
import { ShotList } from './shot-list.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { useSceneDrag } from './use-scene-drag.ts'
import { type SceneView, useSceneView } from './use-scene-view.ts'
import './scene-card.css'

/** It plays: what plays is loaded with it. */
const SceneBench = lazy(() => import('#web/features/scene-view/scene-bench.tsx'))

export function StoryboardTab({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useLingui()
  const [view, setView] = useSceneView()
  return (
    <>
      <div className="sub-bar">
        <RatioNote />
        <span className="push" />
        <SavingState />
        <UndoButtons />
        <ImageStyleSelect label={t`Image style`} />
        <Segments
          label={t`View`}
          value={view}
          onChange={setView}
          options={[
            { value: 'grid', label: t`Grid`, icon: LayoutGrid },
            { value: 'list', label: t`List`, icon: List },
            { value: 'scene', label: t`Scene`, icon: Square },
          ]}
        />
        <Confirm onConfirmed={onConfirmed} />
      </div>
      {view === 'scene' ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <SceneBench />
        </Suspense>
      ) : (
        <>
          <Scenes view={view} />
          <AddScene />
        </>
      )}
    </>
  )
}

/** The button answers at once; a long list of scenes follows when it is ready. */
function Scenes({ view }: { view: SceneView }) {
  const scenes = useShownScenes('storyboard')
  const { aspectRatio } = useEditor().storyboard
  const drag = useSceneDrag()
  return (
    <>
      {useDeferredValue(view) === 'list' ? (
        <ShotList scenes={scenes} />
      ) : (
        <div className="scenes" data-shape={aspectRatio} {...drag}>
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
    <div className="ratio-note">
      <i data-ratio={aspectRatio} />
      <span>
        <b>
          {ratioText(aspectRatio)} {i18n._(RATIO_NAMES[aspectRatio])}
        </b>
        <span className="text-sm text-muted">{i18n._(RATIO_PLACES[aspectRatio])}</span>
      </span>
    </div>
  )
}

function Confirm({ onConfirmed }: { onConfirmed: () => void }) {
  const { storyboard } = useEditor()
  const confirm = useConfirmStoryboard(storyboard.id, onConfirmed)
  if (storyboard.status !== 'draft') {
    return (
      <Badge tone="success" icon={Check}>
        <Trans>Storyboard confirmed</Trans>
      </Badge>
    )
  }
  return (
    <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
      <Trans>Confirm Storyboard</Trans>
    </Button>
  )
}
