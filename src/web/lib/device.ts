import { t } from '@lingui/core/macro'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether requests are sent; while they are not, changes wait for the connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

function subscribe(listener: () => void) {
  return onlineManager.subscribe(listener)
}

function isOnline() {
  return onlineManager.isOnline()
}

/** How a shortcut is written on this machine: Ctrl B, on a German one Strg B, on a Mac ⌘ B. */
export function shortcutText(key: string) {
  const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)
  return `${isApple ? '⌘' : t`Ctrl`} ${key}`
}
