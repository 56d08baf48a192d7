import type { Page } from '@playwright/test'
import { handOn } from './hand.ts'

type Uses = Record<string, () => Promise<void>>

/** What people do in the editor of 60 scenes, each leaving it as it was found. */
export function usesOfEditor(page: Page): Uses {
  const { press, key, type, drag } = handOn(page)
  const button = (name: string) => page.locator(`[aria-label="${name}"]`)
  const view = (place: number) => page.locator('fieldset.seg > button').nth(place)
  const news = (text: string) =>
    page.locator('output', { hasText: text }).waitFor({ state: 'attached' })
  const scene = (index: number) => page.locator('article.scene').nth(index)
  const dialog = page.locator('dialog:popover-open')
  const isClosed = () => dialog.waitFor({ state: 'detached' })

  async function moveByKeyboard(number: number, direction: 'up' | 'down') {
    await button(`More for scene ${number}`).focus()
    await key('Enter')
    // Takes, Upload, three downloads, Move up, Move down
    for (let steps = direction === 'up' ? 5 : 6; steps > 0; steps--) await key('ArrowDown')
    await key('Enter')
    await news(`The scene is now number ${direction === 'up' ? number - 1 : number + 1}`)
  }

  return {
    async view() {
      await press(view(1))
      await page.locator('.shots tr').last().waitFor()
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
        await press(button(`Edit voice-over, scene ${number}`))
        await press(dialog.locator('.dialog-foot .btn').first())
        await isClosed()
      }
    },
    async typing() {
      await press(button('Edit voice-over, scene 30'))
      await type(' And so the sea stayed salty.')
      await key('Escape')
      await isClosed()
    },
    async saving() {
      for (const mark of ['!', '?']) {
        await press(button('Edit video prompt, scene 30'))
        await type(mark)
        await press(dialog.locator('.dialog-foot .btn').last())
        await isClosed()
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
      await drag(scene(0).locator('.scene-edge'), scene(1).locator('.scene-edge .tracks'))
      await news('The scene is now number 2')
      await press(button('Undo'))
      await news('Undone')
    },
  }
}
