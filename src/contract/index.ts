import { account } from './account.ts'
import { event } from './event.ts'
import { exports } from './export.ts'
import { generation } from './generation.ts'
import { media } from './media.ts'
import { operator } from './operator.ts'
import { scene } from './scene.ts'
import { session } from './session.ts'
import { storyboard } from './storyboard.ts'
import { studio } from './studio.ts'
import { upload } from './upload.ts'

/** Everything the outside may ask. */
export const contract = {
  account,
  event,
  exports,
  generation,
  media,
  operator,
  scene,
  session,
  storyboard,
  studio,
  upload,
}
