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
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        const next = measured(element)
        // In slices between frames: a leap brings dozens of cards.
        startTransition(() =>
          setSpan((now) =>
            now.width === next.width && now.from === next.from && now.to === next.to ? now : next,
          ),
        )
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
