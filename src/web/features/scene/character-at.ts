type Point = { clientX: number; clientY: number }

/** Before which character of a text a point of the screen lies; the end where nobody can say. */
export function characterAt({ clientX, clientY }: Point, end: number): number {
  // Safari has the older way only.
  const place = document.caretPositionFromPoint?.(clientX, clientY)
  const offset = place?.offset ?? document.caretRangeFromPoint?.(clientX, clientY)?.startOffset
  return Math.min(offset ?? end, end)
}
