import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '#web/lib/browser-state.ts'
import { shortcutText } from '#web/lib/device.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SearchBox } from './search-box.tsx'

/** The search field of a wide window; a button that opens it on a narrow one. */
export function HeaderSearch() {
  const { t } = useLingui()
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const start = useCallback(() => {
    if (isNarrow) setOpen(true)
    else field.current?.focus()
  }, [isNarrow])
  useSearchShortcut(start)

  if (!isNarrow) return <SearchBox field={field} shortcut={shortcutText('K')} />
  return (
    <>
      <Button
        variant="ghost"
        square
        className="search-button"
        aria-label={t`Search`}
        onClick={() => setOpen(true)}
      >
        <Search className="size-5" />
      </Button>
      {isOpen && (
        <Dialog title={t`Search`} placement="top" onClose={() => setOpen(false)}>
          <SearchBox field={field} isFocusedFirst onLeave={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

/** Calls back on Ctrl or Cmd with K, and on a slash that is not typed into something. */
function useSearchShortcut(onPress: () => void) {
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
