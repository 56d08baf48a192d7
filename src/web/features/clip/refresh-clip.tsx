import { useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type RefreshClipProps = {
  number: number
  isBusy: boolean
  /** Null while there is nothing to refresh. */
  onRefresh: (() => void) | null
}

/** Asks how a running video stands, or loads a finished one again. */
export function RefreshClip({ number, isBusy, onRefresh }: RefreshClipProps) {
  const { t } = useLingui()
  return (
    <Button
      needs="self"
      size="sm"
      square
      icon={RefreshCw}
      busy={isBusy}
      disabled={!isBusy && !onRefresh}
      aria-label={t`Refresh Video of scene ${number}`}
      title={t`Refresh`}
      onClick={() => onRefresh?.()}
    />
  )
}
