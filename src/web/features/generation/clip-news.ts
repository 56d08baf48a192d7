import { t } from '@lingui/core/macro'
import type { Generation } from '#contract/generation.ts'
import { showToast } from '#web/ui/toast.tsx'

const LONG_MS = 60_000

/** Says that a video is being made and, where it takes minutes, that nobody needs to watch. */
export function sayClipStarted(started: Generation) {
  if (!isLong(started)) return showToast('info', t`Video generation started.`)
  showToast('info', {
    title: t`Video generation started. This will take several minutes to complete.`,
    text: t`You can leave this page. The work goes on.`,
  })
}

/** The same for all that one click started. */
export function sayClipsStarted(started: Generation[]) {
  showToast('info', {
    title: t`All video generation processes started...`,
    text: started.some(isLong) ? t`You can leave this page. The work goes on.` : undefined,
  })
}

function isLong({ expectedDurationMs }: Generation) {
  return (expectedDurationMs ?? 0) > LONG_MS
}
