import { serveTask } from '#sandbox/serve-task.ts'
import { PictureRecipe } from '../illustrator/picture-recipe.ts'
import type { PartedPicture } from './parted-picture.ts'
import { repaintPicture } from './repaint-picture.ts'
import { takePictureApart } from './take-picture-apart.ts'

export type PartPictureTask = {
  imagePath: string
  imageRecipe?: Record<string, unknown>
  width: number
  height: number
  /** Where the parts are left. */
  folder: string
  cacheFolder?: string
}

serveTask(async (task: PartPictureTask): Promise<PartedPicture> => {
  const { imagePath, imageRecipe, width, height, folder, cacheFolder } = task
  const recipe = PictureRecipe.safeParse(imageRecipe)
  if (!recipe.success) return await takePictureApart(imagePath, folder, { width, height })
  return await repaintPicture(recipe.data, folder, Math.min(width, height), cacheFolder)
})
