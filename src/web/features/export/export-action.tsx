import { Trans, useLingui } from '@lingui/react/macro'
import { Download, RotateCw } from 'lucide-react'
import type { Export, ExportSettings } from '#contract/export.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { ServerWords } from '#web/features/language/server-words.tsx'
import { timecode } from '#web/lib/timecode.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DownloadLink } from './download-link.tsx'
import { exportObstacle } from './export-obstacle.ts'
import { ExportProgress } from './export-progress.tsx'
import { fileSize } from './file-size.ts'
import { runningExport } from './running-export.ts'
import { useExports, useRequestExport } from './use-exports.ts'
import { usualExportMs } from './usual-export-ms.ts'

type ExportActionProps = { storyboard: Storyboard; settings: ExportSettings }

/** Starts an export; while one runs, shows how far it is. */
export function ExportAction({ storyboard, settings }: ExportActionProps) {
  const { t, i18n } = useLingui()
  const { data: exports = [] } = useExports(storyboard.id)
  const request = useRequestExport(storyboard.id)
  const running = runningExport(exports)
  const obstacle = exportObstacle(storyboard)
  const newest = exports.find(({ asset }) => asset)?.asset
  const usualMs = usualExportMs(exports, settings)
  return (
    <section className="panel go" aria-label={t`Export`}>
      {!running && <LastFailure latest={exports[0]} onRetry={request.mutate} />}
      {running ? (
        <ExportProgress generation={running.generation} />
      ) : (
        <>
          <Button
            needs="edit"
            variant="primary"
            size="lg"
            block
            icon={Download}
            busy={request.isPending}
            disabled={obstacle !== null}
            aria-describedby="export-note"
            onClick={() => request.mutate(settings)}
          >
            <Trans>Export video</Trans>
          </Button>
          <p id="export-note" className="insp-note">
            {obstacle ? (
              i18n._(obstacle)
            ) : usualMs === null ? (
              <Trans>Costs no credits. You can leave this page meanwhile.</Trans>
            ) : (
              <Trans>
                Costs no credits. Last time it took {timecode(usualMs)}; you can leave this page
                meanwhile.
              </Trans>
            )}
          </p>
          {newest && (
            <div className="go-newest">
              <span className="insp-note">
                <Trans>
                  Newest export: {timecode(newest.durationMs ?? 0)}, {fileSize(newest.sizeBytes)}
                </Trans>
              </span>
              <DownloadLink asset={newest} title={storyboard.title} />
            </div>
          )}
        </>
      )}
    </section>
  )
}

type LastFailureProps = { latest: Export | undefined; onRetry: (settings: ExportSettings) => void }

function LastFailure({ latest, onRetry }: LastFailureProps) {
  if (latest?.generation.state !== 'failed') return null
  return (
    <Alert
      tone="danger"
      urgent
      title={<Trans>The last export failed</Trans>}
      actions={
        <Button needs="edit" size="sm" icon={RotateCw} onClick={() => onRetry(latest.settings)}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <ServerWords told={latest.generation.failure} /> <Trans>Not charged.</Trans>
    </Alert>
  )
}
