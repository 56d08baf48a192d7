import { HOMEPAGE_HEADER, type HomepageState } from '#contract/homepage.ts'

/**
 * What the server says has been edited; null while the site is built. In a file of its own, since it is called only
 * where HTML is written: the schemas that it brings along would weigh a quarter of the page.
 */
export function homepageOfRequest({ headers }: Request): HomepageState | null {
  const state = headers.get(HOMEPAGE_HEADER)
  return state === null ? null : (JSON.parse(decodeURIComponent(state)) as HomepageState)
}
