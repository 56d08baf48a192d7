import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { GenerateImageButton } from '#web/features/media/generate-image.tsx'
import { MediaList } from '#web/features/media/media-list.tsx'
import { MediaToolbar, useMediaFilter } from '#web/features/media/media-toolbar.tsx'
import { UploadMediaButton } from '#web/features/media/upload-media-button.tsx'
import { titled } from '#web/lib/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import '#web/features/media/media.css'

export function meta() {
  return titled(msg`My Media · Reelwright`)
}

export default function Media() {
  const [filter, setFilter] = useMediaFilter()
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1>
            <Trans>My Media</Trans>
          </h1>
          <p>
            <Trans>Everything you have generated or uploaded</Trans>
          </p>
        </div>
        <div className="actions">
          <UploadMediaButton />
          <GenerateImageButton />
          <ButtonLink to="/dashboard/create" variant="primary" icon={Plus}>
            <Trans>Create New</Trans>
          </ButtonLink>
        </div>
      </div>
      <MediaToolbar filter={filter} onChange={setFilter} />
      <MediaList filter={filter} />
    </div>
  )
}
