/** Puts the focus on the page's heading, else on the page: where reading goes on. */
export function focusHeading() {
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}
