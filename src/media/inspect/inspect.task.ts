import sharp from 'sharp'
import { serveTask } from '#sandbox/serve-task.ts'
import type { Probe } from '../probe-media.ts'
import { drawThumbnail } from '../upload/clean-picture.ts'
import { firstFrame } from './first-frame.ts'
import { type MediaFacts, readFacts } from './read-facts.ts'

const THUMBNAIL = { fit: 'inside', sizePx: 640 } as const

serveTask(async ({ path, thumbnailPath }: Probe): Promise<MediaFacts> => {
  const facts = await readFacts(path)
  if (!thumbnailPath || facts.kind === 'sound') return facts
  const picture = facts.kind === 'image' ? sharp(path).autoOrient() : firstFrame(path)
  await drawThumbnail(picture, thumbnailPath, THUMBNAIL)
  return facts
})
