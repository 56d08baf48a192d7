import { chromium, type Page } from '@playwright/test'
import { CHROMIUM } from '../e2e/chromium.ts'
import { addCredits } from '../e2e/credits.ts'
import { makeDataFolder, npmStart } from '../e2e/npm-start.ts'
import { signUp } from '../e2e/sign-up.ts'
import {
  type Interaction,
  measureInteractions,
  measureLongestTask,
  watchInteractions,
} from './editor/interaction-meter.ts'
import { storyboardWithAssets } from './editor/storyboard-with-assets.ts'
import { SCENES, usesOfEditor, walksThroughEditor } from './editor/uses-of-editor.ts'
import { percentile } from './percentile.ts'

const CREDITS = 20_000
const ROUNDS = 3
const WINDOW = { width: 1440, height: 900 }

const AFTER_PAINT = `new Promise((resolve) =>
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
)`

/**
 * The editor with 60 scenes that have all their assets, in Chromium on the built site: from input to the
 * next paint for every kind of use, and from the address to the first scene. Milliseconds of wall time.
 */
export async function benchEditor(): Promise<Record<string, number>> {
  const browser = await chromium.launch(CHROMIUM)
  const { dataFolder, remove } = makeDataFolder()
  const { url, stop } = await npmStart(dataFolder)
  try {
    const page = await (await browser.newContext({ baseURL: url, viewport: WINDOW })).newPage()
    await addCredits({ url, dataFolder }, await signUp(page), CREDITS)
    const id = await storyboardWithAssets(page, SCENES)
    return await measureEditor(page, `/dashboard/editor/${id}?tab=storyboard`)
  } finally {
    await browser.close()
    await stop()
    remove()
  }
}

/** The page is signed in; `address` is that of the editor. */
async function measureEditor(page: Page, address: string): Promise<Record<string, number>> {
  await watchInteractions(page)
  const firstPaints: number[] = []
  const interactions: Interaction[] = []
  const longest: Record<string, number> = {}
  for (let round = 0; round < ROUNDS; round++) {
    firstPaints.push(await openEditor(page, address))
    for (const [use, act] of Object.entries(usesOfEditor(page))) {
      interactions.push(...(await measureInteractions(page, use, act)))
    }
    for (const [view, walk] of Object.entries(walksThroughEditor(page))) {
      const key = `editor.longestTaskMs.${view}`
      longest[key] = Math.max(longest[key] ?? 0, await measureLongestTask(page, walk))
    }
  }
  return {
    'editor.firstPaintMs': percentile(firstPaints, 50),
    'editor.interactionMs.p75': percentile(durations(interactions), 75),
    'editor.interactionMs.worst': Math.max(...durations(interactions)),
    ...worstOfEach(interactions),
    ...longest,
  }
}

/** @returns ms from the navigation to the paint after the first scene is there. */
async function openEditor(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.getByRole('article').first().waitFor()
  return await page.evaluate(AFTER_PAINT)
}

function worstOfEach(interactions: Interaction[]): Record<string, number> {
  const byName = Map.groupBy(interactions, ({ use }) => use)
  return Object.fromEntries(
    [...byName].map(([use, those]) => [
      `editor.interactionMs.${use}`,
      Math.max(...durations(those)),
    ]),
  )
}

function durations(interactions: Interaction[]): number[] {
  return interactions.map(({ durationMs }) => durationMs)
}
