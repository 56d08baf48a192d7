import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

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

/** What a list of scenes is scrolled to: a scene, and how far its top is from that of the window. */
type Place = { sceneIndex: number; topPx: number }

/** @param list a storyboard and a tab. */
function readPlace(list: string): Place | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(placeKey(list)) ?? 'null')
  return isPlace(kept) ? kept : null
}

/** Notes where a list is scrolled to, for when it is shown again in this window. */
function keepPlace(list: string, place: Place | null): void {
  if (place) sessionStorage.setItem(placeKey(list), JSON.stringify(place))
  else sessionStorage.removeItem(placeKey(list))
}

/**
 * Scrolls to a place; without one to where the list begins, if the window is scrolled farther.
 * @returns whether the window was there already; what is below may not be long enough yet to get there.
 */
function goToPlace(place: Place | null): boolean {
  const top = place && topOfScene(place.sceneIndex)
  const farPx = place && top !== null ? top - place.topPx : Math.min(0, tabsFromTheirPlace())
  scrollBy({ top: farPx, behavior: 'instant' })
  return Math.abs(farPx) < 1
}

/** Where the list on screen is scrolled to; null at the top of the page. */
function currentPlace(sceneCount: number): Place | null {
  if (scrollY === 0) return null
  for (let sceneIndex = 0; sceneIndex < sceneCount; sceneIndex++) {
    const box = document.getElementById(sceneAnchor(sceneIndex))?.getBoundingClientRect()
    if (box && box.bottom > 0) return { sceneIndex, topPx: box.top }
  }
  return null
}

function topOfScene(sceneIndex: number): number | null {
  const scene = document.getElementById(sceneAnchor(sceneIndex))
  return scene?.getBoundingClientRect().top ?? null
}

/** 0 while the tabs stand where they are laid out, below 0 by what has been scrolled since they stick. */
function tabsFromTheirPlace(): number {
  const bar = tabs()
  const parent = bar?.parentElement
  if (!bar || !parent) return 0
  return parent.getBoundingClientRect().top - bar.getBoundingClientRect().top
}

/** The bar that stays, with the tabs in it. */
function tabs(): Element | null {
  return document.querySelector('[role="tablist"]')?.parentElement ?? null
}

function placeKey(list: string): string {
  return `place ${list}`
}

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sceneIndex' in value &&
    typeof value.sceneIndex === 'number' &&
    'topPx' in value &&
    typeof value.topPx === 'number'
  )
}

/** The id of a scene's part of the open tab, so that the exposure sheet can lead to it. */
export function sceneAnchor(orderIndex: number) {
  return `scene-${orderIndex + 1}`
}

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
