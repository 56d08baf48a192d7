/** How near to the window's upper and lower end scrolling begins; the upper one lies below the header. */
const ZONE_PX = { top: 140, bottom: 80 }
const STEP_PX = 12

type ScrollAlong = { y: () => number; onScroll: () => void; signal: AbortSignal }

/** Scrolls the page while the point `y` (px from the window's top) is near one of its ends, until aborted. */
export function scrollAlong({ y, onScroll, signal }: ScrollAlong): void {
  requestAnimationFrame(function step() {
    if (signal.aborted) return
    const stepPx = stepAt(y())
    if (stepPx !== 0) {
      window.scrollBy(0, stepPx)
      onScroll()
    }
    requestAnimationFrame(step)
  })
}

function stepAt(y: number): number {
  if (y < ZONE_PX.top) return -STEP_PX
  return y > window.innerHeight - ZONE_PX.bottom ? STEP_PX : 0
}
