import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import '#web/features/editor/contact-sheet.css'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { useShownScenes } from '#web/features/editor/use-shown-scenes.ts'
import { MarkComplete } from '#web/features/editor/mark-complete.tsx'
import { countReady } from '#web/features/editor/production.ts'
import { GenerateAllButton } from '#web/features/generation/generate-all-button.tsx'
import { ModelSelect } from '#web/features/model-choice/model-select.tsx'
import { UsualWait } from '#web/features/studio/usual-wait.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ClipNote } from './clip-note.tsx'
import { ClipShot } from './clip-shot.tsx'
import { RefreshData } from './refresh-data.tsx'

export function ClipTab({ onExport }: { onExport: () => void }) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const { scenes, aspectRatio, status } = storyboard
  const shownScenes = useShownScenes('video')
  const withImage = countReady(scenes, 'image')
  const filmed = countReady(scenes, 'clip')
  const running = scenes.filter(({ clip }) => clip.status === 'processing').length
  const isFilmed = scenes.every(({ clip }) => clip.asset && !clip.isStale)
  return (
    <>
      <div className="mb-3.5">
        {isFilmed ? (
          <AllReady count={filmed} isOpen={status === 'processing'} onExport={onExport} />
        ) : (
          <ClipNote />
        )}
      </div>
      <div className="sub-bar">
        <Badge>
          <Trans>
            {withImage} of {scenes.length} scenes ready
          </Trans>
        </Badge>
        <Badge>
          <Trans>
            {filmed} of {scenes.length} videos
          </Trans>
        </Badge>
        {running > 0 && (
          <Badge tone="info" icon={RefreshCw}>
            {t`Auto-refreshing`}
          </Badge>
        )}
        <ModelSelect kind="clip" />
        <div className="sub-end">
          <RefreshData />
          <GenerateAllButton
            kind="clip"
            label={t`Generate All Videos`}
            againLabel={t`Regenerate All Videos`}
          />
        </div>
      </div>
      {running > 0 && <UsualWait kind="clip" />}
      <div className="contact clips" data-shape={aspectRatio}>
        {shownScenes.map((scene) => (
          <ClipShot key={scene.id} scene={scene} />
        ))}
      </div>
    </>
  )
}

type AllReadyProps = { count: number; isOpen: boolean; onExport: () => void }

function AllReady({ count, isOpen, onExport }: AllReadyProps) {
  return (
    <Alert
      tone="success"
      title={<Plural value={count} one="The video is ready" other="All # videos are ready" />}
      actions={
        <>
          <Button size="sm" onClick={onExport}>
            <Trans>Open Export</Trans>
          </Button>
          {isOpen && (
            <MarkComplete size="sm">
              <Trans>Mark Storyboard as Complete</Trans>
            </MarkComplete>
          )}
        </>
      }
    >
      <Trans>Open Export to preview the cut and make the finished video.</Trans>
    </Alert>
  )
}
