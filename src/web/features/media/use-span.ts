import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react'

/** Of the window's height, above and below what is seen. */
const BEYOND = 0.5
/** A span moves in such steps, so that not every frame of a scroll draws anew. */
const STEP_PX = 240

export type Span = { width: number; from: number; to: number }

/** How wide a list is, and which part of it is in sight or near; kept true while anything scrolls. */
export function useSpan(ref: RefObject<HTMLElement | null>): Span {
  const [span, setSpan] = useState<Span>({ width: 0, from: 0, to: 0 })

  useLayoutEffect(() => {
    const element = ref.current
    if (element) setSpan(measured(element))
  }, [ref])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let frame = 0
    let { width } = measured(element)
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        const next = measured(element)
        const isResized = next.width !== width
        width = next.width
        const change = () =>
          setSpan((now) => (isResized || now.from !== next.from || now.to !== next.to ? next : now))
        // Another width is drawn at once; a leap brings dozens of cards, in slices between frames.
        if (isResized) change()
        else startTransition(change)
      })
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [ref])

  return span
}

function measured(element: HTMLElement): Span {
  const { top, width } = element.getBoundingClientRect()
  const { innerHeight } = window
  const step = (length: number) => Math.floor(length / STEP_PX) * STEP_PX
  return {
    width,
    from: step(-top - innerHeight * BEYOND),
    to: step(-top + innerHeight * (1 + BEYOND)) + STEP_PX,
  }
}
