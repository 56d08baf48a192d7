import type { Locator } from '@playwright/test'

const GREY_SPREAD_MAX = 20
/** How much of a red is green as well. */
const AMBER_MIN = 0.25

/** In which colour the words of something stand, by the name people have for it. */
export async function colourOf(element: Locator): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await element.evaluate<number[], never>(PIXEL)
  const most = Math.max(red, green, blue)
  if (most - Math.min(red, green, blue) < GREY_SPREAD_MAX) return 'grey'
  if (most === green) return 'green'
  if (most === blue) return 'blue'
  return (green - blue) / (red - blue) > AMBER_MIN ? 'amber' : 'red'
}

/** Drawn, for a browser tells a colour in the notation that it was written in. */
const PIXEL = `(element) => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  context.fillStyle = getComputedStyle(element).color
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data]
}`
