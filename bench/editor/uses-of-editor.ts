import type { Page } from '@playwright/test'
import { handOn } from './hand.ts'

type Uses = Record<string, () => Promise<void>>

export const SCENES = 60
/** A turn of a wheel, and how many lead from one end to the other of any view. */
const WHEEL_PX = 300
const TURNS = 80
const FRAME_MS = 16

/** What people do in the editor of 60 scenes, each leaving it as it was found. */
export function usesOfEditor(page: Page): Uses {
  const { press, key, type, drag } = handOn(page)
  const button = (name: string) => page.locator(`[aria-label="${name}"]`)
  const view = (place: number) => page.locator('fieldset.seg > button').nth(place)
  const news = (text: string) =>
    page.locator('output', { hasText: text }).waitFor({ state: 'attached' })
  const scene = (index: number) => page.locator('article.scene').nth(index)
  const dialog = page.locator('dialog:popover-open')
  const voiceOver = (index: number) => scene(index).locator('.text-rest').first()

  async function openMenu(number: number) {
    await scene(number - 1).scrollIntoViewIfNeeded()
    await button(`More for scene ${number}`).focus()
    await key('Enter')
  }

  async function moveByKeyboard(number: number, direction: 'up' | 'down') {
    await openMenu(number)
    // Rewrite, Takes, Upload, Text card, three downloads, Move up, Move down
    for (let steps = direction === 'up' ? 7 : 8; steps > 0; steps--) await key('ArrowDown')
    await key('Enter')
    await news(`The scene is now number ${direction === 'up' ? number - 1 : number + 1}`)
  }

  return {
    async view() {
      await press(view(1))
      await page.locator('.shots tr').last().waitFor()
      await press(view(2))
      await page.getByRole('list', { name: 'All scenes' }).waitFor()
      await press(view(0))
      await scene(59).waitFor()
    },
    async tab() {
      for (const place of [1, 2, 3, 0]) {
        await press(page.locator('[role=tab]').nth(place))
        await page.locator('[role=tabpanel][data-state=active] article').last().waitFor()
      }
    },
    async dialog() {
      for (const number of [1, 30, 60]) {
        await openMenu(number)
        await key('Enter')
        await dialog.waitFor()
        await key('Escape')
        await dialog.waitFor({ state: 'detached' })
      }
    },
    async typing() {
      for (const mark of [' And so the sea stayed salty.', '!']) {
        await press(voiceOver(29))
        await type(mark)
        await key('Escape')
        await voiceOver(29).waitFor()
      }
    },
    async move() {
      await moveByKeyboard(30, 'down')
      await moveByKeyboard(31, 'up')
    },
    async undo() {
      await press(button('Undo'))
      await news('Undone')
      await press(button('Redo'))
      await news('Done again')
    },
    async drag() {
      await drag(scene(0).locator('.scene-pic'), scene(1))
      await news('The scene is now number 2')
      await press(button('Undo'))
      await news('Undone')
    },
  }
}

/** Walks through all 60 scenes and back, in every view. */
export function walksThroughEditor(page: Page): Uses {
  const view = (place: number) => page.locator('fieldset.seg > button').nth(place)
  const { press, key } = handOn(page)
  async function scrollThrough() {
    await page.mouse.move(700, 600)
    for (const step of [WHEEL_PX, -WHEEL_PX]) {
      for (let turns = 0; turns < TURNS; turns++) {
        await page.mouse.wheel(0, step)
        await page.waitForTimeout(FRAME_MS)
      }
    }
  }
  return {
    async grid() {
      await press(view(0))
      await scrollThrough()
    },
    async list() {
      await press(view(1))
      await scrollThrough()
    },
    async scene() {
      await press(view(2))
      await page.getByRole('article').focus()
      for (let scene = 1; scene < SCENES; scene++) await key('ArrowRight')
      await press(view(0))
    },
  }
}
