import { serveTask } from '#sandbox/serve-task.ts'
import { writeSound } from '../sound/write-sound.ts'
import { decodeSound } from '../sound/decode-sound.ts'
import { cleanImage, type CleanedImage } from './clean-image.ts'
import { drawThumbnail, type Thumbnail } from './draw-thumbnail.ts'
import { type MediaFacts, readFacts } from './read-facts.ts'
import { peaksOf } from './sound-peaks.ts'

export type Inspection =
  | { operation: 'probe'; path: string }
  | { operation: 'thumbnail'; path: string; outputPath: string; width: number }
  | { operation: 'peaks'; path: string; count: number }
  | { operation: 'transcode'; path: string; outputPath: string; codec: 'aac' | 'mp3' }
  | { operation: 'clean-image'; path: string; outputPath: string }

export type InspectionResult = {
  probe: MediaFacts
  thumbnail: Thumbnail
  peaks: number[]
  transcode: null
  'clean-image': CleanedImage
}

const VOICE_BIT_RATE = 128_000

serveTask(async (inspection: Inspection): Promise<InspectionResult[Inspection['operation']]> => {
  switch (inspection.operation) {
    case 'probe':
      return await readFacts(inspection.path)
    case 'thumbnail':
      return await drawThumbnail(inspection.path, inspection.outputPath, inspection.width)
    case 'peaks':
      return peaksOf(decodeSound(inspection.path), inspection.count)
    case 'transcode':
      writeSound(
        decodeSound(inspection.path),
        inspection.outputPath,
        inspection.codec,
        VOICE_BIT_RATE,
      )
      return null
    case 'clean-image':
      return await cleanImage(inspection.path, inspection.outputPath)
  }
})
