import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveTask } from '#sandbox/serve-task.ts'
import type { DrawnPicture, IllustrateTask } from './illustrate.ts'
import { paintLayers } from './paint-layers.ts'
import { flattenLayers } from './picture-layers.ts'
import type { PictureRecipe } from './picture-recipe.ts'
import { whatIsNamed } from './prompt/what-is-named.ts'

const JPEG_QUALITY = 93

serveTask<IllustrateTask, DrawnPicture | null>(async ({ request, folder, cacheFolder }) => {
  const { isAnything, undrawn } = await whatIsNamed(request.prompt)
  if (!isAnything) return null
  const recipe: PictureRecipe = { kind: 'builtin-picture', version: 3, ...request }
  const picture = await paintLayers(recipe, { cacheFolder })
  const path = join(folder, 'illustration.jpg')
  await writeFile(path, await flattenLayers(picture).encode('jpeg', JPEG_QUALITY))
  const { width, height } = picture
  return { path, contentType: 'image/jpeg', width, height, recipe, undrawn }
})
