import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, Ellipsis, FolderDown, RotateCcw } from 'lucide-react'
import type { Storyboard } from '#contract/storyboard.ts'
import { UndoButtons } from '#web/features/scene/scene-edit.tsx'
import { useArchive } from '#web/features/shell/use-archive.ts'
import { StoryboardCapButton } from '#web/features/spending/spending-caps.tsx'
import { RatioBadge, StatusBadge } from '#web/features/storyboard/storyboard-badges.tsx'
import { TranslateButton } from '#web/features/translate/translate-dialog.tsx'
import { lengthCode } from '#web/lib/formats.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Folded } from '#web/ui/folded.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useEditor } from './editor-context.tsx'
import { EditorTitle } from './editor-title.tsx'
import { MarkComplete } from './mark-complete.tsx'
import { production } from './production.ts'
import { useReopenStoryboard } from './use-storyboard-action.ts'

export function EditorHeader() {
  const { t } = useLingui()
  const { storyboard, credits } = useEditor()
  const reopen = useReopenStoryboard(storyboard.id)
  const { status, aspectRatio } = storyboard
  return (
    <div className="ed-head">
      <ButtonLink to="/dashboard" variant="ghost" square aria-label={t`Back`}>
        <ArrowLeft className="size-5" />
      </ButtonLink>
      <div className="id">
        <EditorTitle />
        <span className="facts flex flex-wrap items-center gap-1.5">
          <StatusBadge status={status} draftTone="warning" />
          <RatioBadge ratio={aspectRatio} />
          <span className="text-sm whitespace-nowrap text-muted">
            <Plural value={storyboard.sceneCount} one="# scene" other="# scenes" />,{' '}
            <span className="tc">{lengthCode(storyboard.totalDurationMs)}</span>
          </span>
        </span>
      </div>
      {status === 'complete' && (
        <Button
          needs="edit"
          className="reopen"
          icon={RotateCcw}
          busy={reopen.isPending}
          onClick={() => reopen.mutate(undefined)}
        >
          <Trans>Reopen</Trans>
        </Button>
      )}
      <Folded icon={Ellipsis} label={t`More`}>
        <UndoButtons />
        {status === 'processing' && (
          <MarkComplete variant={production(storyboard).overall === 1 ? 'secondary' : 'ghost'}>
            <Trans>Mark as Complete</Trans>
          </MarkComplete>
        )}
        <StoryboardCapButton storyboard={storyboard} />
        <TranslateButton storyboard={storyboard} />
        <DownloadAll storyboard={storyboard} />
      </Folded>
      {credits <= 0 && (
        <span className="credit-card">
          <CreditGlyph />
          <Trans>No credits available</Trans>
        </span>
      )}
    </div>
  )
}

/** Saves everything the storyboard is made of as one file. */
function DownloadAll({ storyboard }: { storyboard: Storyboard }) {
  const { t } = useLingui()
  const download = useArchive(`/media/storyboards/${storyboard.id}.zip`)
  return (
    <Tooltip text={t`Download all files as a ZIP, with subtitles and a scene list`}>
      <Button
        variant="ghost"
        square
        icon={FolderDown}
        busy={download.isPending}
        aria-label={t`Download all`}
        onClick={() => download.mutate()}
      />
    </Tooltip>
  )
}
