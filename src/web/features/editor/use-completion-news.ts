import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import type { Storyboard } from '#contract/storyboard.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Says that the open storyboard became complete: by the button here or elsewhere, or by its last asset. */
export function useCompletionNews({ id, status }: Storyboard) {
  const before = useRef(status)
  useEffect(() => {
    if (status === 'complete' && before.current !== 'complete') {
      showToast('success', {
        key: `complete ${id}`,
        title: t`Your storyboard is now complete!`,
        text: t`You can find it in your completed storyboards.`,
      })
    }
    before.current = status
  }, [id, status])
}
