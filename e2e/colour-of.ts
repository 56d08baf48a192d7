import type { Locator } from '@playwright/test'
import { expect } from './product.ts'

type Drawn = {
  ownerDocument: { defaultView: { getComputedStyle: (of: unknown) => { color: string } } }
}

const GREY_CHROMA_MAX = 0.02
/** Where a colour ends and the next begins, on the wheel of hues. */
const ENDS = [
  ['red', 40],
  ['amber', 110],
  ['green', 190],
  ['blue', 290],
  ['red', 360],
] as const

/** In which colour the words of something stand, by the name people have for it. */
export async function colourOf(element: Locator): Promise<string | undefined> {
  const color = await element.evaluate((drawn: Drawn) => {
    return drawn.ownerDocument.defaultView.getComputedStyle(drawn).color
  })
  expect(color).toMatch(/^oklch\([\d.]+ [\d.]+ [\d.]+\)$/)
  const [, chroma = 0, hue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return chroma < GREY_CHROMA_MAX ? 'grey' : ENDS.find(([, end]) => hue <= end)?.[0]
}
