let locks = 0

/** Keeps the page behind a dialog from scrolling, and from jumping when its scrollbar goes, until the last dialog closes. */
export function lockScroll() {
  if (locks++ === 0) hold()
  return () => {
    if (--locks === 0) free()
  }
}

function hold() {
  const page = document.documentElement
  const scrollbarWidth = window.innerWidth - page.clientWidth
  page.style.overflow = 'hidden'
  page.style.paddingInlineEnd = `${scrollbarWidth}px`
}

function free() {
  const { style } = document.documentElement
  style.overflow = ''
  style.paddingInlineEnd = ''
}
