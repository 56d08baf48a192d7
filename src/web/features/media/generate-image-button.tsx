import { useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { GenerateImageDialog } from './generate-image-dialog.tsx'

export function GenerateImageButton() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button needs="edit" icon={ImagePlus} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Generate New Image`}
      </Button>
      {isOpen && <GenerateImageDialog onClose={() => setOpen(false)} />}
    </>
  )
}
