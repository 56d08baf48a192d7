import type { Page } from '@playwright/test'

/** The browser rounds durations to 8 ms and tells only of events from 16 ms on. */
const SHORTEST_MS = 16

/** From an input to the next paint. */
export type Interaction = { use: string; durationMs: number }

type NotedEvent = { interactionId: number; duration: number }

/** Runs in the page: notes what the Event Timing API tells of clicks, taps and keys, and the Long Tasks API. */
const NOTE_EVENTS = `
  globalThis.notedEvents = []
  globalThis.notedTasks = []
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) notedEvents.push({ interactionId, duration })
    }
  })
  observer.observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true })
  observer.observe({ type: 'first-input', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notedTasks.push(duration)
  }).observe({ type: 'longtask' })
`

/** Entries are handed over when the browser has nothing to do after the paint. */
const ALL_NOTED = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
)`

/** Begins to note the interactions of every page this one opens. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(NOTE_EVENTS)
}

/** Uses the page and says how long each interaction took: the longest of its events, as for INP. */
export async function measureInteractions(
  page: Page,
  use: string,
  act: () => Promise<void>,
): Promise<Interaction[]> {
  await page.evaluate('notedEvents.length = 0')
  await act()
  await page.evaluate(ALL_NOTED)
  const noted: NotedEvent[] = await page.evaluate('notedEvents')
  const longest = new Map<number, number>()
  for (const { interactionId, duration } of noted) {
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? SHORTEST_MS))
  }
  return [...longest.values()].map((durationMs) => ({ use, durationMs }))
}

/** @returns ms that the page was busy at one stretch at most; what takes less than 50 ms is 0. */
export async function measureLongestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('notedTasks.length = 0')
  await act()
  await page.evaluate(ALL_NOTED)
  const noted: number[] = await page.evaluate('notedTasks')
  return Math.max(0, ...noted)
}
