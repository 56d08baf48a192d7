import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Asset } from '#contract/asset.ts'
import type { Export, ExportSettings } from '#contract/export.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { api, client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { fileSize } from '#web/lib/figures.ts'
import { lengthCode } from '#web/lib/formats.ts'
import { downloadUrl, fileName } from '#web/lib/save-file.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ExportListProps = { storyboard: Storyboard; onPlay: () => void }

/** The finished videos, to be played and saved. */
export function ExportList({ storyboard, onPlay }: ExportListProps) {
  const { t } = useLingui()
  const { data, error, isPending, isFetching, refetch } = useExports(storyboard.id)
  const finished = data?.filter(({ asset }) => asset) ?? []
  return (
    <section className="exports" aria-label={t`Exports`} aria-busy={isPending}>
      <h2>
        <Trans>Exports</Trans>
      </h2>
      {isPending && <Skeleton className="h-24" />}
      {error && (
        <LoadFailure
          title={t`The exports could not be loaded`}
          error={error}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && finished.length === 0 && (
        <p className="insp-note">
          <Trans>No export yet. Finished videos appear here, to play and to download.</Trans>
        </p>
      )}
      <ul data-ratio={storyboard.aspectRatio}>
        {finished.map((made) => (
          <FinishedExport
            key={made.generation.id}
            made={made}
            asset={made.asset as Asset}
            title={storyboard.title}
            onPlay={onPlay}
          />
        ))}
      </ul>
    </section>
  )
}

type FinishedExportProps = { made: Export; asset: Asset; title: string; onPlay: () => void }

function FinishedExport({ made, asset, title, onPlay }: FinishedExportProps) {
  const { t, i18n } = useLingui()
  const madeAt = i18n.date(made.generation.endedAt ?? made.generation.createdAt, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <li>
      <div className="frame">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the picture */}
        <video
          src={asset.url}
          controls
          playsInline
          preload="metadata"
          aria-label={t`${title}, exported ${madeAt}`}
          onPlay={onPlay}
        />
      </div>
      <p className="edge">
        <b>{lengthCode(asset.durationMs ?? 0)}</b>
        {asset.width}×{asset.height}
        <span className="sep">{fileSize(asset.sizeBytes)}</span>
      </p>
      <p className="insp-note">{madeAt}</p>
      <DownloadLink asset={asset} title={title}>
        <span className="sr-only">, {madeAt}</span>
      </DownloadLink>
    </li>
  )
}

type DownloadLinkProps = { asset: Asset; title: string; children?: ReactNode }

/** Saves a finished video under its storyboard's title. */
export function DownloadLink({ asset, title, children }: DownloadLinkProps) {
  return (
    <a
      className={buttonClass({ size: 'sm' })}
      href={downloadUrl(asset.url, fileName(title, asset.contentType))}
      download
    >
      <Download />
      <Trans>Download</Trans>
      {children}
    </a>
  )
}

/** A storyboard's exports, the newest first. The event stream keeps them true. */
export function useExports(storyboardId: string) {
  return useQuery(api.exports.list.queryOptions({ input: { storyboardId } }))
}

export function useRequestExport(storyboardId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: ExportSettings) => client.exports.request({ storyboardId, ...settings }),
    onSuccess: (started) => {
      const queryKey = api.exports.list.queryKey({ input: { storyboardId } })
      queryClient.setQueryData(queryKey, (list) => withStarted(list ?? [], started))
    },
    onError: (error) => showToast('danger', errorMessage(error)),
  })
}

/** The event stream may have told of it first. */
function withStarted(list: Export[], started: Export) {
  const isKnown = list.some(({ generation }) => generation.id === started.generation.id)
  return isKnown ? list : [started, ...list]
}
