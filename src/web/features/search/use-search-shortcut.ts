import { useEffect } from 'react'

/** Calls back on Ctrl or Cmd with K, and on a slash that is not typed into something. */
export function useSearchShortcut(onPress: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event)
      if (!(isCommand || isSlash) || document.querySelector('dialog:popover-open')) return
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onPress])
}

function isTyping({ target }: KeyboardEvent) {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
}
