import { useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { UploadMediaDialog } from './upload-media-dialog.tsx'

type UploadMediaButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'>

/** Opens the dialog in which pictures are uploaded into the library. Looks like any button. */
export function UploadMediaButton({ children, ...button }: UploadMediaButtonProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        needs="edit"
        icon={Upload}
        {...button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children ?? t`Upload Media`}
      </Button>
      {isOpen && <UploadMediaDialog onClose={() => setOpen(false)} />}
    </>
  )
}
