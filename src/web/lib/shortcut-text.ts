import { t } from '@lingui/core/macro'

/** How a shortcut is written on this machine: Ctrl B, on a German one Strg B, on a Mac ⌘ B. */
export function shortcutText(key: string) {
  const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)
  return `${isApple ? '⌘' : t`Ctrl`} ${key}`
}
