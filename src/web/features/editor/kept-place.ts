import { sceneAnchor } from './scene-anchor.ts'

/** What a list of scenes is scrolled to: a scene, and how far its top is from that of the window. */
export type Place = { sceneIndex: number; topPx: number }

/** @param list a storyboard and a tab. */
export function readPlace(list: string): Place | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(placeKey(list)) ?? 'null')
  return isPlace(kept) ? kept : null
}

/** Notes where a list is scrolled to, for when it is shown again in this window. */
export function keepPlace(list: string, place: Place | null): void {
  if (place) sessionStorage.setItem(placeKey(list), JSON.stringify(place))
  else sessionStorage.removeItem(placeKey(list))
}

/**
 * Scrolls to a place; without one to where the list begins, if the window is scrolled farther.
 * @returns whether the window was there already; what is below may not be long enough yet to get there.
 */
export function goToPlace(place: Place | null): boolean {
  const top = place && topOfScene(place.sceneIndex)
  const farPx = place && top !== null ? top - place.topPx : Math.min(0, tabsFromTheirPlace())
  scrollBy({ top: farPx, behavior: 'instant' })
  return Math.abs(farPx) < 1
}

/** Where the list on screen is scrolled to; null at the top of the page. */
export function currentPlace(sceneCount: number): Place | null {
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
