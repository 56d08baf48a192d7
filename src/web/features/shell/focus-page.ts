/** Gives the focus to the page's heading, else to the page, so that reading goes on from there. */
export function focusPage(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}
