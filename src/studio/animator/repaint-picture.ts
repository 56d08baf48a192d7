import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DepthPicture, Rgb } from '#composition/layered-clip.ts'
import { paintLayers } from '../illustrator/paint-layers.ts'
import type { PictureRecipe } from '../illustrator/picture-recipe.ts'
import { finishOf } from './finish-of.ts'
import type { PartedPicture } from './parted-picture.ts'

/** The room the camera gets, as a share of the short side; the painter fills at most this much. */
const OVERSCAN = 0.08

/** Paints a built-in picture once more, in parts, from the recipe it was first made with. */
export async function repaintPicture(
  recipe: PictureRecipe,
  folder: string,
  shortSide: number,
  cacheFolder?: string,
): Promise<PartedPicture> {
  const overscan = 2 * Math.floor((OVERSCAN * shortSide) / 2)
  const painted = await paintLayers(recipe, { overscan, ...(cacheFolder && { cacheFolder }) })
  const pictures: DepthPicture[] = []
  for (const [at, { name, canvas, depth, sway }] of painted.layers.entries()) {
    const path = join(folder, `${at}-${name}.rgba`)
    await writeFile(path, canvas.data())
    pictures.push({ path, width: canvas.width, height: canvas.height, depth, sway })
  }
  const { width, height, light, particles } = painted
  const finish = await finishOf(painted, join(folder, 'finish.rgba'))
  return {
    width,
    height,
    overscan,
    pictures,
    particles,
    subjectMoves: painted.subjectMoves,
    accent: rgbOf(painted.paletteAccent),
    ...(finish && { finish }),
    ...(light && { light: { ...light, colour: rgbOf(light.colour) } }),
  }
}

/** The numbers of a CSS rgb() or rgba() colour. */
function rgbOf(css: string): Rgb {
  const [red, green, blue] = css.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  if (red === undefined || green === undefined || blue === undefined) {
    throw new TypeError(`Not an rgb() colour: ${css}`)
  }
  return [red, green, blue]
}
