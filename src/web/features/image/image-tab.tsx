import { Trans, useLingui } from '@lingui/react/macro'
import { ImageOff } from 'lucide-react'
import { memo, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench, useEditor } from '#web/features/editor/editor-context.tsx'
import { sceneAnchor } from '#web/features/editor/kept-place.ts'
import { useShownScenes } from '#web/features/editor/shown-scenes.ts'
import { GenerateAllButton, ReadyAndTotal } from '#web/features/generation/generate-all-button.tsx'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { useProgress } from '#web/features/generation/generation-progress.ts'
import { LookButton } from '#web/features/look/look-dialog.tsx'
import { ModelSelect } from '#web/features/model-choice/model-select.tsx'
import { SceneModelButton } from '#web/features/model-choice/scene-model-dialog.tsx'
import { DownloadButton } from '#web/features/scene/download.tsx'
import { TextInPlace } from '#web/features/scene/text-in-place.tsx'
import {
  MadeBadge,
  ReferencesNote,
  SoftNote,
  TrackFailure,
  Undrawn,
} from '#web/features/scene/track-notes.tsx'
import { RATIO_NAMES, RatioBadge } from '#web/features/storyboard/storyboard-badges.tsx'
import { UsualWait } from '#web/features/studio/studio.tsx'
import { smallPicture } from '#web/lib/film-picture.ts'
import { timecode } from '#web/lib/formats.ts'
import { Frame } from '#web/ui/frame.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { LeaderDial } from '#web/ui/progress.tsx'
import { ImageStyleSelect } from './image-style-select.tsx'
import '#web/features/editor/contact-sheet.css'

export function ImageTab() {
  const { t, i18n } = useLingui()
  const { aspectRatio, scenes } = useEditor().storyboard
  const isMaking = scenes.some(({ image }) => image.status === 'processing')
  const shownScenes = useShownScenes('image')
  return (
    <>
      <div className="sub-bar">
        <RatioBadge ratio={aspectRatio} name={i18n._(RATIO_NAMES[aspectRatio])} />
        <ImageStyleSelect label={t`Style`} />
        <LookButton />
        <ModelSelect kind="image" />
        <div className="sub-end">
          <ReadyAndTotal kind="image" />
          <GenerateAllButton kind="image" />
        </div>
      </div>
      {isMaking && <UsualWait kind="image" />}
      <div className="contact" data-shape={aspectRatio}>
        {shownScenes.map((scene) => (
          <ImageShot key={scene.id} scene={scene} />
        ))}
      </div>
    </>
  )
}

/** One scene's image on the contact sheet. */
const ImageShot = memo(function ImageShot({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const number = scene.orderIndex + 1
  return (
    <article className="shot" id={sceneAnchor(scene.orderIndex)} aria-label={t`Scene ${number}`}>
      <div className="edge">
        <b>{number}</b>
        {timecode(scene.startMs)}
        <span className="sep" />
        {scene.image.isStale && <MadeBadge track={scene.image} />}
      </div>
      <div className="pbox">
        <Picture key={scene.image.asset?.id ?? ''} scene={scene} />
      </div>
      <div className="words">
        <TextInPlace scene={scene} field="imagePrompt" clamp="line-clamp-2" />
      </div>
      <Undrawn asset={scene.image.asset} />
      <ReferencesNote asset={scene.image.asset} />
      <SoftNote asset={scene.image.asset} />
      <TrackFailure track={scene.image} />
      <div className="acts">
        <GenerateButton kind="image" scene={scene}>
          {scene.image.asset ? t`Regenerate` : t`Generate`}
        </GenerateButton>
        <span className="tools">
          <SceneModelButton scene={scene} kind="image" />
          <DownloadButton scene={scene} kind="image" />
        </span>
      </div>
    </article>
  )
})

function Picture({ scene }: { scene: Scene }) {
  const { aspectRatio } = useBench().storyboard
  const [isBroken, setBroken] = useState(false)
  const { status, asset } = scene.image
  if (status === 'processing') return <ImageProgress scene={scene} />
  if (asset && isBroken) {
    return (
      <PencilFrame ratio={aspectRatio} state="failed">
        <span className="flex-col gap-2">
          <ImageOff className="size-5" />
          <Trans>Image failed to load</Trans>
          <GenerateButton kind="image" scene={scene}>
            <Trans>Try again</Trans>
          </GenerateButton>
        </span>
      </PencilFrame>
    )
  }
  if (asset) {
    return (
      <Frame
        ratio={aspectRatio}
        src={smallPicture(asset)}
        alt={scene.imagePrompt}
        onError={() => setBroken(true)}
      />
    )
  }
  return (
    <PencilFrame ratio={aspectRatio} state={status === 'failed' ? 'failed' : 'planned'}>
      <span>{status === 'failed' ? <Trans>Failed</Trans> : <Trans>No image yet</Trans>}</span>
    </PencilFrame>
  )
}

function ImageProgress({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const { share } = useProgress(scene.image.generation)
  return (
    <PencilFrame ratio={aspectRatio} state="running">
      <span className="flex-col gap-2.5 bg-transparent">
        {share > 0 && (
          <LeaderDial
            share={share}
            text={`${Math.round(share * 100)}%`}
            label={t`Image of scene ${scene.orderIndex + 1}`}
          />
        )}
        <span className="rounded-sm bg-surface px-2 py-1">
          <Trans>Making image</Trans>
        </span>
      </span>
    </PencilFrame>
  )
}
