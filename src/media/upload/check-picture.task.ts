import { join } from 'node:path'
import sharp from 'sharp'
import { serveTask } from '#sandbox/serve-task.ts'
import type { CheckedPicture, PictureCheck } from './check-picture.ts'
import { cleanPicture, drawThumbnail } from './clean-picture.ts'
import { framePicture } from './frame-picture.ts'

serveTask(async ({ path, folder, thumbnail, frame }: PictureCheck): Promise<CheckedPicture> => {
  const clean = await cleanPicture(path, join(folder, 'picture'))
  const picture = frame ? await framePicture(clean, join(folder, 'framed.jpg'), frame) : clean
  const small = await drawThumbnail(sharp(picture.path), join(folder, 'thumbnail.webp'), thumbnail)
  return { picture, thumbnail: small }
})
