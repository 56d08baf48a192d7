import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { MediaItem } from '#contract/media.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { smallPicture } from '#web/lib/small-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const LIMIT = 60

/** The account's pictures, the newest first, to take one of. */
export function MediaShelf({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(
    api.media.list.queryOptions({ input: { type: 'image', limit: LIMIT } }),
  )
  const take = useMutation({ mutationFn: readFile, onSuccess: onFile })
  if (error) {
    return (
      <p role="alert">
        {errorMessage(error)}{' '}
        <Button size="sm" onClick={() => void refetch()}>{t`Try again`}</Button>
      </p>
    )
  }
  if (!data) return <Skeleton className="h-40" />
  if (data.items.length === 0) return <p className="text-muted">{t`No media yet`}</p>
  return (
    <>
      <ul className="media-shelf" aria-label={t`My Media`} aria-busy={take.isPending || undefined}>
        {data.items.map((item) => (
          <li key={item.id}>
            <button type="button" aria-label={item.title} onClick={() => take.mutate(item)}>
              <img src={smallPicture(item.asset)} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {take.isError && (
        <p className="err" role="alert">
          <Trans>Image failed to load</Trans>
        </p>
      )}
    </>
  )
}

async function readFile({ asset, title }: MediaItem): Promise<File> {
  const response = await fetch(asset.url)
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}.`)
  return new File([await response.blob()], title, { type: asset.contentType })
}
