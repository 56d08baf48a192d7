import { SUPPORT_VIEW_COOKIE, SUPPORT_VIEW_MINUTES } from '#contract/support.ts'
import { readCookie, writeCookie } from '#web/lib/cookie.ts'

const DAY_MINUTES = 24 * 60

/** Which view of somebody else's account this browser is in; null: none. */
export function supportViewOfPage(): string | null {
  return readCookie(SUPPORT_VIEW_COOKIE) || null
}

/** Every page of this browser shows the other account from its next request on. */
export function enterCookie(id: string): void {
  // Longer than the view itself: that it is over is to be said, not overlooked.
  writeCookie(SUPPORT_VIEW_COOKIE, id, (2 * SUPPORT_VIEW_MINUTES) / DAY_MINUTES)
}

export function leaveCookie(): void {
  writeCookie(SUPPORT_VIEW_COOKIE, '', 0)
}
