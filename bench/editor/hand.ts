import type { Locator, Page } from '@playwright/test'

/** Two frames: what the input led to has been painted. */
const PAINTED = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
)`

const TYPING_MS = 60
const DRAG_STEPS = 8

/** Mouse and keys, nothing else: looking for elements works the page, so it never happens beside an input. */
export function handOn(page: Page) {
  return { press, key, type, drag }

  async function press(target: Locator): Promise<void> {
    const { x, y } = await centreOf(target)
    await page.mouse.move(x, y)
    await painted()
    await page.mouse.click(x, y)
    await painted()
  }

  async function key(name: string): Promise<void> {
    await page.keyboard.press(name)
    await painted()
  }

  async function type(text: string): Promise<void> {
    await page.keyboard.type(text, { delay: TYPING_MS })
    await painted()
  }

  /** To the end of a line in which the target stands; both are on the screen at once. */
  async function drag(from: Locator, to: Locator): Promise<void> {
    await from.scrollIntoViewIfNeeded()
    const [start, end] = [await centreOf(from), await behind(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: DRAG_STEPS })
    await page.mouse.up()
    await painted()
  }

  async function painted(): Promise<void> {
    await page.evaluate(PAINTED)
  }
}

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What should be pressed is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function behind(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The place to drop at is not on the page.')
  return { x: box.x + box.width - 20, y: box.y + box.height / 2 }
}
