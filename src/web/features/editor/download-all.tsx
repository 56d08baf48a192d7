import { useLingui } from '@lingui/react/macro'
import { FolderDown } from 'lucide-react'
import type { Storyboard } from '#contract/storyboard.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

/** Saves everything the storyboard is made of as one file. */
export function DownloadAll({ storyboard }: { storyboard: Storyboard }) {
  const { t } = useLingui()
  return (
    <Tooltip text={t`Download all files as a ZIP, with subtitles and a scene list`}>
      <a
        className={buttonClass({ variant: 'ghost', square: true })}
        href={`/media/storyboards/${storyboard.id}.zip`}
        download
        aria-label={t`Download all`}
      >
        <FolderDown />
      </a>
    </Tooltip>
  )
}
