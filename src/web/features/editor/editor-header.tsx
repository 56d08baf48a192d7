import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { StoryboardCapButton } from '#web/features/spending/storyboard-cap-button.tsx'
import { RatioBadge } from '#web/features/storyboard/ratio-badge.tsx'
import { StatusBadge } from '#web/features/storyboard/status-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import { DownloadAll } from './download-all.tsx'
import { useEditor } from './editor-context.ts'
import { EditorTitle } from './editor-title.tsx'
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
        <span className="flex items-center gap-1.5">
          <StatusBadge status={status} draftTone="warning" />
          <RatioBadge ratio={aspectRatio} />
        </span>
      </div>
      {status === 'complete' && (
        <Button
          className="reopen"
          icon={RotateCcw}
          busy={reopen.isPending}
          onClick={() => reopen.mutate(undefined)}
        >
          <Trans>Reopen</Trans>
        </Button>
      )}
      <StoryboardCapButton storyboard={storyboard} />
      <DownloadAll storyboard={storyboard} />
      {credits <= 0 && (
        <span className="credit-card" data-zero>
          <CreditGlyph />
          <Trans>No credits available</Trans>
        </span>
      )}
    </div>
  )
}
