import { ORPCError } from '@orpc/client'
import { hasCode } from '#web/lib/error-message.ts'
import { createShownOne } from '#web/lib/shown-one.ts'
import type { Part } from './ways-out.ts'

/** A press that the balance did not cover. */
export type CreditsShort = {
  needed: number
  available: number
  /** Those that were asked for; none of a storyboard that is yet to be written. */
  parts: Part[]
  /** Asks for some of them instead, at this price. */
  make: (parts: Part[], credits: number) => void
}

const shown = createShownOne<CreditsShort>()

/**
 * Shows the ways out when the server refused for lack of credits; it alone judges that, whatever a page shows.
 * @returns whether it did.
 */
export function offerWaysOut(error: Error, press: Pick<CreditsShort, 'parts' | 'make'>): boolean {
  if (!hasCode(error, 'NOT_ENOUGH_CREDITS') || !(error instanceof ORPCError)) return false
  const { needed, available } = error.data as { needed: number; available: number }
  shown.show({ ...press, needed, available })
  return true
}

export const { hide: closeWaysOut, useShown: useCreditsShort } = shown
