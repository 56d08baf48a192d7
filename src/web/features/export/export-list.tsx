import { Trans, useLingui } from '@lingui/react/macro'
import type { Asset } from '#contract/asset.ts'
import type { Export } from '#contract/export.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { LoadFailure } from '#web/features/list/load-failure.tsx'
import { timecode } from '#web/lib/timecode.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DownloadLink } from './download-link.tsx'
import { fileSize } from './file-size.ts'
import { useExports } from './use-exports.ts'

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
        <b>{timecode(asset.durationMs ?? 0)}</b>
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
