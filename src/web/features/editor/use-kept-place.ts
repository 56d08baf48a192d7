import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { goToPlace, keepPlace, type Place, readPlace } from './kept-place.ts'

/** Scenes have their true heights once they are in sight; the router restores a position that knows none of them. */
const FRAMES_TO_SETTLE = 8
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

/** Does something before each of the next paints. @returns what ends it. */
function settle(act: () => void): () => void {
  let left = FRAMES_TO_SETTLE
  let frame = requestAnimationFrame(function again() {
    act()
    left -= 1
    if (left > 0) frame = requestAnimationFrame(again)
  })
  return () => cancelAnimationFrame(frame)
}
