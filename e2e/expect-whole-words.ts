import type { Page } from '@playwright/test'
import { expect } from './product.ts'

const LABELS = 'button, .btn, [role=tab], [role=menuitem], .badge, nav a'

/** Expects no label of a button, tab or badge to be cut off, to leave its button, or to have no words at all. */
export async function expectWholeWords(page: Page): Promise<void> {
  const { cut, unnamed } = await page.evaluate<{ cut: string[]; unnamed: string[] }>(`(() => {
    const labels = [...document.querySelectorAll('${LABELS}')].filter((label) => label.checkVisibility())
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement.closest('script, style, code, pre'))
        texts.push(walker.currentNode.data.trim())
    }
    return {
      cut: labels.filter(isCut).map((label) => label.outerHTML.slice(0, 200)),
      // Where there are no words for a message, its id stands: six letters, digits and signs, as TikTok's are.
      unnamed: texts.filter((text) => text !== 'TikTok' && /^[\\w+/]{6}$/.test(text) && /.[\\d+/]|[a-z][A-Z]/.test(text)),
    }
  })()`)
  expect(cut, `cut off on ${page.url()}`).toEqual([])
  expect(unnamed, `without words on ${page.url()}`).toEqual([])
}
