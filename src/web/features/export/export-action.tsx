import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, RotateCw } from 'lucide-react'
import type { Export, ExportSettings } from '#contract/export.ts'
import type { Generation } from '#contract/generation.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { hasEnded } from '#web/features/generation/generation-progress.ts'
import { useCancelGeneration } from '#web/features/generation/stop-buttons.tsx'
import { asSentence, inReaderWords } from '#web/lib/error-message.ts'
import { fileSize } from '#web/lib/figures.ts'
import { lengthCode, timecode } from '#web/lib/formats.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Meter } from '#web/ui/progress.tsx'
import { DownloadLink, useExports, useRequestExport } from './export-list.tsx'

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
                  Newest export: {lengthCode(newest.durationMs ?? 0)}, {fileSize(newest.sizeBytes)}
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
  const { i18n } = useLingui()
  if (latest?.generation.state !== 'failed') return null
  const { failure } = latest.generation
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
      {failure && asSentence(inReaderWords(i18n, failure), i18n.locale)} <Trans>Not charged.</Trans>
    </Alert>
  )
}

/** A listener is told of every tenth part, not of every step. */
const SPOKEN_STEP = 10

function ExportProgress({ generation }: { generation: Generation }) {
  const { t } = useLingui()
  const cancel = useCancelGeneration()
  const { state, progress } = generation
  const percent = Math.floor(progress * 100)
  const spoken = Math.floor(percent / SPOKEN_STEP) * SPOKEN_STEP
  return (
    <>
      <div className="go-head">
        <b>{state === 'queued' ? <Trans>Waiting for its turn</Trans> : <Trans>Exporting</Trans>}</b>
        <span className="tc">{percent}%</span>
      </div>
      <Meter share={progress} label={t`Export`} />
      <div className="go-head">
        <span className="insp-note">
          <Trans>You can leave this page meanwhile.</Trans>
        </span>
        <Button
          needs="edit"
          size="sm"
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ id: generation.id })}
        >
          <Trans>Stop export</Trans>
        </Button>
      </div>
      <output className="sr-only">
        {state === 'queued' ? t`Export waiting for its turn` : t`Export ${spoken} percent complete`}
      </output>
    </>
  )
}

/** The export under way; null when none is. */
export function runningExport(exports: Export[]) {
  return exports.find(({ generation }) => !hasEnded(generation.state)) ?? null
}

/** Why a storyboard cannot be exported; null when it can. What is still missing has a fallback. */
export function exportObstacle({ scenes }: Pick<Storyboard, 'scenes'>): MessageDescriptor | null {
  if (scenes.length === 0) return msg`The storyboard has no scenes yet.`
  const isAnythingMade = scenes.some(
    ({ voice, image, clip }) => voice.asset ?? image.asset ?? clip.asset,
  )
  return isAnythingMade ? null : msg`Make a voice or an image first.`
}

/** How long the newest finished export of this resolution took, in ms; null before there is one. */
export function usualExportMs(exports: Export[], { resolution }: ExportSettings) {
  const last = exports.find((each) => each.asset && each.settings.resolution === resolution)
  const { startedAt, endedAt } = last?.generation ?? {}
  return startedAt && endedAt ? endedAt.getTime() - startedAt.getTime() : null
}
