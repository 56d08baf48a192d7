import { useLingui } from '@lingui/react/macro'
import { Meter } from '#web/ui/meter.tsx'
import { UPLOAD_STEPS } from './upload-and-wait.ts'

/** How far a video is that is sent and then brought into shape. */
export function VideoUploadProgress({ percent }: { percent: number }) {
  const { t } = useLingui()
  return (
    <>
      <output className="text-sm">
        {percent < UPLOAD_STEPS.arrived
          ? t`Uploading...`
          : t`Preparing the video. A long one takes a few minutes.`}
      </output>
      <Meter share={percent / 100} label={t`Upload`} />
    </>
  )
}
