import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Generation } from '#contract/generation.ts'
import type { TrackKind } from '#contract/scene.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

const LONG_MS = 60_000

/** What a press starts. */
export type Started = TrackKind | 'update' | 'missing'

const START_FAILURES: Record<Started, MessageDescriptor> = {
  voice: msg`Failed to generate voice`,
  image: msg`Failed to generate image`,
  clip: msg`Failed to start video generation`,
  update: msg`Nothing was updated`,
  missing: msg`Nothing was started`,
}

/** Says what was started, when its end is not to be waited for. */
export function tellOfStart(started: Generation[]) {
  const isLong = started.some(({ expectedDurationMs }) => (expectedDurationMs ?? 0) > LONG_MS)
  if (!isLong) return
  showToast('info', {
    title:
      started.length > 1
        ? t`All video generation processes started.`
        : t`Video generation started.`,
    text: t`This will take several minutes to complete.`,
  })
}

/** Says what could not be started, and why. */
export function tellOfRefusal(kind: Started, error: Error) {
  showToast('danger', { title: i18n._(START_FAILURES[kind]), text: errorMessage(error) })
}
