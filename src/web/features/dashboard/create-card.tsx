import { Trans, useLingui } from '@lingui/react/macro'
import { Calendar, Plus } from 'lucide-react'
import { UploadMediaButton } from '#web/features/media/upload-media-button.tsx'
import { useStudio } from '#web/features/studio/studio.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

export function CreateCard() {
  const { t } = useLingui()
  const price = useStudio()?.prices.create_storyboard
  return (
    <section className="panel create-card" aria-labelledby="create-content">
      <div className="txt">
        <h2 id="create-content">
          <Trans>Create New Content</Trans>
        </h2>
        {/* Its room is kept while the price is on its way. */}
        <p className={classNames('text-muted', price === undefined && 'invisible')}>
          <Trans>
            Start from one line of text. The storyboard costs {price} credits; voices, images and
            clips show their price before you make them.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink needs="edit" to="/dashboard/create" variant="primary" icon={Plus}>
            <Trans>Create New Storyboard</Trans>
          </ButtonLink>
          <UploadMediaButton />
          <Tooltip text={t`Scheduling is not available yet`}>
            <Button icon={Calendar} aria-disabled="true">
              <Trans>Schedule Content</Trans>
            </Button>
          </Tooltip>
        </div>
      </div>
      <div className="pic" aria-hidden="true">
        <PencilFrame ratio="9/16" />
        <PencilFrame ratio="4/5" />
        <PencilFrame ratio="16/9" />
      </div>
    </section>
  )
}
