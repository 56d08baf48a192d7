import { join } from 'node:path'
import { serveTask } from '#sandbox/serve-task.ts'
import { cleanPicture } from './clean-picture.ts'
import { drawThumbnail } from './draw-thumbnail.ts'
import type { CheckedUpload, UploadCheck } from './check-upload.ts'

serveTask(async ({ path, folder, thumbnail }: UploadCheck): Promise<CheckedUpload> => {
  const picture = await cleanPicture(path, join(folder, 'picture'))
  const small = await drawThumbnail(picture.path, join(folder, 'thumbnail.webp'), thumbnail)
  return { picture, thumbnail: small }
})
