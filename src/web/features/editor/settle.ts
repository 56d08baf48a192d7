/** Scenes have their true heights once they are in sight; the router restores a position that knows none of them. */
const STILL_FRAMES = 30
const FRAMES_AT_MOST = 180
const TAKEN_OVER_BY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Does something before each paint until there has been nothing to do for a while, or somebody takes over.
 * @param act tells whether there was nothing to do.
 * @param onSettled is called then; not when it was ended before.
 * @returns what ends it.
 */
export function settle(act: () => boolean, onSettled: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let still = 0
  let left = FRAMES_AT_MOST
  function finish() {
    ending.abort()
    onSettled()
  }
  function again() {
    if (signal.aborted) return
    if (still === STILL_FRAMES || left === 0) return finish()
    still = act() ? still + 1 : 0
    left -= 1
    requestAnimationFrame(again)
  }
  requestAnimationFrame(again)
  for (const type of TAKEN_OVER_BY) {
    window.addEventListener(type, finish, { passive: true, signal })
  }
  return () => ending.abort()
}
