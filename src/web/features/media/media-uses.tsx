import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { MediaItem, MediaUse } from '#contract/media.ts'
import { api } from '#web/lib/api.ts'

/** Where an item is used, with links; nothing while that is not known, or nowhere. */
export function MediaUses({ item: { id } }: { item: MediaItem }) {
  const { data = [] } = useQuery(api.media.uses.queryOptions({ input: { id } }))
  const uses = data.filter(({ isInUse }) => isInUse)
  if (uses.length === 0) return null
  return (
    <div className="media-uses">
      <h3>
        <Trans>Used in</Trans>
      </h3>
      <ul>
        {uses.map((use) => (
          <li key={`${use.storyboardId}/${use.sceneId}/${use.kind}`}>
            <Link className="link" to={addressOf(use)}>
              <PlaceOf use={use} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PlaceOf({ use: { storyboardTitle, sceneNumber } }: { use: MediaUse }) {
  const { t } = useLingui()
  if (sceneNumber === null) return <>{storyboardTitle}</>
  return <>{t`${storyboardTitle}, scene ${sceneNumber}`}</>
}

function addressOf({ storyboardId, sceneNumber }: MediaUse): string {
  const place = sceneNumber ? `?view=scene&scene=${sceneNumber}` : ''
  return `/dashboard/editor/${storyboardId}${place}`
}
