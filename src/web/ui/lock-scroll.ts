/** Keeps the page behind a dialog from scrolling, and from jumping when its scrollbar goes. */
export function lockScroll() {
  const page = document.documentElement
  const scrollbarWidth = window.innerWidth - page.clientWidth
  page.style.overflow = 'hidden'
  page.style.paddingInlineEnd = `${scrollbarWidth}px`
  return () => {
    page.style.overflow = ''
    page.style.paddingInlineEnd = ''
  }
}
