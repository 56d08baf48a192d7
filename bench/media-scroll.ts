import { chromium, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { connectDatabase } from '#database/client.ts'
import { user, workspaces } from '#database/schema/index.ts'
import { fillLibrary } from '#testing/fill-library.ts'
import { fillWorkspace } from '#testing/fill-workspace.ts'
import { CHROMIUM } from '../e2e/chromium.ts'
import { databaseUrl } from '../e2e/database-of.ts'
import { makeDataFolder, npmStart } from '../e2e/npm-start.ts'
import { signUp } from '../e2e/sign-up.ts'
import { measureLongestTask, watchInteractions } from './editor/interaction-meter.ts'

const ITEMS = 10_000
const SCENES = { storyboards: 100, scenesOfEach: 10 }
const WINDOW = { width: 1440, height: 900 }
const STEP_PX = 2500

/** Scrolling through 10,000 items on the built site, down while they are loaded and up again: the longest task. */
export async function benchMediaScroll(): Promise<Record<string, number>> {
  const { dataFolder, remove } = makeDataFolder()
  const { url, stop } = await npmStart(dataFolder)
  const browser = await chromium.launch(CHROMIUM)
  try {
    const page = await (await browser.newContext({ baseURL: url, viewport: WINDOW })).newPage()
    await fill(dataFolder, await signUp(page))
    await watchInteractions(page)
    await page.goto('/dashboard/media')
    await page.getByRole('list', { name: 'Media' }).getByRole('listitem').first().waitFor()
    return {
      'media.longestTaskMs.loading': await measureLongestTask(page, () => loadAll(page)),
      'media.longestTaskMs.scrolling': await measureLongestTask(page, () => scrollUp(page)),
    }
  } finally {
    await browser.close()
    await stop()
    remove()
  }
}

async function fill(dataFolder: string, email: string): Promise<void> {
  const { db, close } = connectDatabase(databaseUrl(dataFolder), 1)
  const [own] = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .innerJoin(user, eq(user.id, workspaces.personalOf))
    .where(eq(user.email, email))
  if (!own) throw new Error('The account is missing.')
  await fillWorkspace(db, own.id, SCENES)
  await fillLibrary(db, own.id, ITEMS)
  await close()
}

/** To the end, whenever that has moved, until there is no more. */
async function loadAll(page: Page): Promise<void> {
  for (let known = 0; known < ITEMS; ) {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    const grown = await page.waitForFunction(
      `(() => {
        const size = Number(document.querySelector('.media-grid [aria-setsize]')?.ariaSetSize ?? 0)
        return size > ${known} && size
      })()`,
    )
    known = Number(await grown.jsonValue())
  }
}

async function scrollUp(page: Page): Promise<void> {
  for (let isThere = false; !isThere; ) {
    await page.mouse.move(WINDOW.width / 2, WINDOW.height / 2)
    await page.mouse.wheel(0, -STEP_PX)
    isThere = await page.evaluate<boolean>(`new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === 0))))`)
  }
}
