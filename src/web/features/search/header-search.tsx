import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { shortcutText } from '#web/lib/shortcut-text.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SearchBox } from './search-box.tsx'
import { useSearchShortcut } from './use-search-shortcut.ts'

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
