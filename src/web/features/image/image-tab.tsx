import { useLingui } from '@lingui/react/macro'
import '#web/features/editor/contact-sheet.css'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { useShownScenes } from '#web/features/editor/use-shown-scenes.ts'
import { GenerateAllButton } from '#web/features/generation/generate-all-button.tsx'
import { ReadyAndTotal } from '#web/features/generation/ready-and-total.tsx'
import { LookButton } from '#web/features/look/look-button.tsx'
import { ModelSelect } from '#web/features/model-choice/model-select.tsx'
import { RatioBadge } from '#web/features/storyboard/ratio-badge.tsx'
import { RATIO_NAMES } from '#web/features/storyboard/ratio-text.ts'
import { UsualWait } from '#web/features/studio/usual-wait.tsx'
import { ImageShot } from './image-shot.tsx'
import { ImageStyleSelect } from './image-style-select.tsx'

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
          <GenerateAllButton
            kind="image"
            label={t`Generate All Images`}
            againLabel={t`Regenerate All Images`}
          />
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
