import type { Page } from '@playwright/test'
import { INTERFACE_LANGUAGES } from '../../src/contract/interface-language.ts'
import { localPath } from '../../src/contract/public-page.ts'
import { expect, test } from '../product.ts'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]
/** What the whole first screen may load of the film: the small file, the large one, none. */
const FILM_BYTES = { phone: 400_000, desktop: 1_000_000 }

test('the first screen shows the headline whole and the first button, at every usual size', async ({
  page,
}) => {
  for (const language of INTERFACE_LANGUAGES) {
    await page.goto(localPath('/home', language))
    await expect(page.locator('.dots')).toBeVisible()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const seen = `${language} at ${size.width}x${size.height}`
      expect(await bottomOf(page, 'h1'), `headline, ${seen}`).toBeLessThanOrEqual(size.height)
      const button = await bottomOf(page, '.hero .btn-primary')
      expect(button, `button, ${seen}`).toBeLessThanOrEqual(size.height)
    }
  }
})

test('the title of a film stays away from its captions', async ({ page }) => {
  await page.goto('/home')
  await expect(page.locator('.screen .caption')).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const frame = await page.locator('.screen').boundingBox()
    const title = await page.locator('.screen .caption p').boundingBox()
    if (!frame || !title) throw new Error('The showcase is not there.')
    expect(title.y + title.height, `at ${size.width}`).toBeLessThan(frame.y + frame.height / 2)
  }
})

test('the poster comes first, then one film as large as the screen needs, and none for who saves', async ({
  page,
}) => {
  const films = filmsOf(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  await expect(page.locator('.screen video')).toHaveJSProperty('paused', false)
  await expect.poll(() => films.map(({ path }) => path)).toEqual(['/showcase/lighthouse-small.mp4'])
  expect(films[0]?.bytes).toBeLessThan(FILM_BYTES.phone)

  films.splice(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/home')
  await expect(page.locator('.screen video')).toHaveJSProperty('paused', false)
  await expect.poll(() => films.map(({ path }) => path)).toEqual(['/showcase/lighthouse.mp4'])
  expect(films[0]?.bytes).toBeLessThan(FILM_BYTES.desktop)

  films.splice(0)
  await page.addInitScript(
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
  )
  await page.goto('/home')
  await expect(page.locator('.screen .caption')).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(page.locator('.screen video')).toHaveJSProperty('paused', false)
  expect(films).toHaveLength(1)
})

test('a film stops where nobody sees it and goes on when it is seen', async ({ page }) => {
  await page.goto('/home')
  const film = page.locator('.screen video')
  await expect(film).toHaveJSProperty('paused', false)
  await page.getByRole('heading', { name: /^Priced in videos/ }).scrollIntoViewIfNeeded()
  await expect(film).toHaveJSProperty('paused', true)
  await page.getByRole('heading', { name: /^Type the idea/ }).scrollIntoViewIfNeeded()
  await expect(film).toHaveJSProperty('paused', false)
})

test('what a step shows fills its panel, and the sample idea is called an example', async ({
  page,
}) => {
  await page.goto('/home')
  await expect(page.locator('.idea-line')).toContainText('Example')
  await expect(page.locator('.preview-title')).toContainText('Example')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const step of await page.locator('.step').all()) {
      await step.click()
      const share = await page.evaluate<number>(`(() => {
        const panel = document.querySelector('.how-stage').getBoundingClientRect()
        const parts = [...document.querySelectorAll('.how-stage > :not([hidden]) > *')]
        const boxes = parts.map((part) => part.getBoundingClientRect())
        const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))
        const across = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))
        return Math.min(height / panel.height / 0.4, across / panel.width / 0.55)
      })()`)
      expect(share, `${await step.innerText()} at ${width}`).toBeGreaterThanOrEqual(1)
    }
  }
})

async function bottomOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not there.`)
  return box.y + box.height
}

/** The films that a page asks for from now on, with the size of the whole file. */
function filmsOf(page: Page): { path: string; bytes: number }[] {
  const films: { path: string; bytes: number }[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (!path.endsWith('.mp4') || films.some((film) => film.path === path)) return
    const headers = response.headers()
    const whole = headers['content-range']?.split('/')[1] ?? headers['content-length']
    films.push({ path, bytes: Number(whole) })
  })
  return films
}
