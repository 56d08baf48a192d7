import { t } from '@lingui/core/macro'
import { isLost } from '#web/lib/error-message.ts'
import { dismissToast, showToast } from '#web/ui/toast.tsx'

/** After so long it is sent again; after the last of these nothing answers. */
const AGAIN_AFTER_MS = [500, 1500, 3000]
const TOAST = 'no-answer'
const SHOWN_MS = 60_000

/** How many sendings are being checked: the page says so until the last of them is answered. */
let checking = 0

/**
 * Sends what is done once, however often it arrives. Where the answer is lost it may be done already: sending it again
 * tells, and until then the page says that it is checking. It fails only when nothing has answered for some seconds,
 * and at once where there was no connection to send it by.
 */
export async function untilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  if (!navigator.onLine) return await send()
  let isChecking = false
  try {
    for (const pauseMs of AGAIN_AFTER_MS) {
      const answer = await unlessLost(send)
      if (answer) return answer.value
      if (!isChecking) checking += 1
      isChecking = true
      sayChecking()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return await send()
  } finally {
    if (isChecking) checking -= 1
    if (isChecking && checking === 0) dismissToast(TOAST)
  }
}

async function unlessLost<Answer>(send: () => Promise<Answer>): Promise<{ value: Answer } | null> {
  try {
    return { value: await send() }
  } catch (error) {
    if (isLost(error)) return null
    throw error
  }
}

function sayChecking(): void {
  showToast('info', {
    title: t`The connection broke`,
    text: t`Checking whether it has arrived. Nothing is done or charged twice.`,
    key: TOAST,
    lifeMs: SHOWN_MS,
  })
}
