import type { Canvas } from '@napi-rs/canvas'
import { newCanvas } from '../paint/canvas.ts'
import { type Colour, channelsOf } from '../paint/colour.ts'

/** Twice the size while colours are replaced, so that edges come out smooth again. */
const SUPERSAMPLING = 2

/** Repaints a picture with nothing but the given inks, as a screen print does. */
export function printInInks(source: Canvas, inks: Colour[]): Canvas {
  const large = newCanvas(source.width * SUPERSAMPLING, source.height * SUPERSAMPLING)
  const context = large.getContext('2d')
  context.drawImage(source, 0, 0, large.width, large.height)
  const image = context.getImageData(0, 0, large.width, large.height)
  const choices = inks.map(channelsOf)
  const known = new Map<number, (typeof choices)[number]>()
  const { data } = image
  for (let offset = 0; offset < data.length; offset += 4) {
    if (data[offset + 3]! < 128) {
      data[offset + 3] = 0
      continue
    }
    const key =
      ((data[offset]! >> 3) << 10) | ((data[offset + 1]! >> 3) << 5) | (data[offset + 2]! >> 3)
    let ink = known.get(key)
    if (!ink)
      known.set(key, (ink = nearest(choices, data[offset]!, data[offset + 1]!, data[offset + 2]!)))
    data[offset] = ink[0]
    data[offset + 1] = ink[1]
    data[offset + 2] = ink[2]
    data[offset + 3] = 255
  }
  context.putImageData(image, 0, 0)
  const print = newCanvas(source.width, source.height)
  const printContext = print.getContext('2d')
  printContext.imageSmoothingQuality = 'high'
  printContext.drawImage(large, 0, 0, print.width, print.height)
  return print
}

/** The eye's own weighting of the three channels, roughly. */
function nearest(
  choices: [number, number, number][],
  red: number,
  green: number,
  blue: number,
): [number, number, number] {
  let best = choices[0]!
  let least = Number.POSITIVE_INFINITY
  for (const choice of choices) {
    const apart =
      2 * (choice[0] - red) ** 2 + 4 * (choice[1] - green) ** 2 + 3 * (choice[2] - blue) ** 2
    if (apart < least) [best, least] = [choice, apart]
  }
  return best
}
