import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { currentPlace, goToPlace, keepPlace, type Place, readPlace } from './kept-place.ts'
import { settle } from './settle.ts'

/**
 * Shows a list of scenes where it was left: after a look at another tab, on coming back to the page, and after a
 * reload. Who opens the storyboard anew begins at its top.
 * @param list a storyboard and a tab.
 */
export function useKeptPlace(list: string, sceneCount: number): Place | null {
  const navigation = useNavigationType()
  const [isOpenedAnew] = useState(navigation === NavigationType.Push)
  const [place] = useState(() => (isOpenedAnew ? null : readPlace(list)))
  const look = useEffectEvent(() => currentPlace(sceneCount))

  useLayoutEffect(() => {
    // What was seen last, not what stands there on leaving: parts of the page may be gone by then.
    let seen = place
    let stop: (() => void) | undefined
    const keep = () => keepPlace(list, seen)
    const follow = () => {
      stop = onEveryMove(() => {
        seen = look()
      })
    }
    if (isOpenedAnew) follow()
    else stop = settle(() => goToPlace(place), follow)
    // The last sign before a reload, or before a phone takes the page away.
    document.addEventListener('visibilitychange', keep)
    return () => {
      keep()
      document.removeEventListener('visibilitychange', keep)
      stop?.()
    }
  }, [list, isOpenedAnew, place])
  return place
}

/**
 * Calls with the next paint, and whenever the page has scrolled or changed its height: scenes have their true
 * heights only once they come near. @returns what ends it.
 */
function onEveryMove(call: () => void): () => void {
  const height = new ResizeObserver(call)
  height.observe(document.body)
  window.addEventListener('scroll', call, { passive: true })
  return () => {
    height.disconnect()
    window.removeEventListener('scroll', call)
  }
}
