import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { goToPlace, keepPlace, type Place, readPlace } from './kept-place.ts'

/** Scenes have their true heights once they are in sight; the router restores a position that knows none of them. */
const STILL_FRAMES = 30
const FRAMES_AT_MOST = 180
const TAKEN_OVER_BY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const SCROLLED_AFTER_MS = 100

/**
 * Shows a list of scenes where it was left: after a look at another tab, on coming back to the page, and after a
 * reload. Who opens the storyboard anew begins at its top.
 * @param list a storyboard and a tab.
 */
export function useKeptPlace(list: string, sceneCount: number): Place | null {
  const isOpenedAnew = useNavigationType() === NavigationType.Push
  const [place] = useState(() => (isOpenedAnew ? null : readPlace(list)))
  const keep = useEffectEvent(() => keepPlace(list, sceneCount))

  useLayoutEffect(() => {
    return isOpenedAnew ? undefined : settle(() => goToPlace(place))
  }, [isOpenedAnew, place])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      clearTimeout(timer)
      timer = setTimeout(() => keep(), SCROLLED_AFTER_MS)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      window.removeEventListener('scroll', scrolled)
      clearTimeout(timer)
    }
  }, [])
  return place
}

/**
 * Does something before each paint until there has been nothing to do for a while, or somebody takes over.
 * @param act tells whether there was nothing to do. @returns what ends it.
 */
function settle(act: () => boolean): () => void {
  const end = new AbortController()
  let still = 0
  let left = FRAMES_AT_MOST
  function again() {
    if (end.signal.aborted || still === STILL_FRAMES || left === 0) return
    still = act() ? still + 1 : 0
    left -= 1
    requestAnimationFrame(again)
  }
  requestAnimationFrame(again)
  for (const type of TAKEN_OVER_BY) {
    window.addEventListener(type, () => end.abort(), { passive: true, signal: end.signal })
  }
  return () => end.abort()
}
