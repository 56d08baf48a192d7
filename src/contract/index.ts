import { account } from './account.ts'
import { event } from './event.ts'
import { exports } from './export.ts'
import { generation } from './generation.ts'
import { operator } from './operator.ts'
import { scene } from './scene.ts'
import { session } from './session.ts'
import { signInMethods } from './sign-in-method.ts'
import { storyboard } from './storyboard.ts'
import { studio } from './studio.ts'

/** Everything the outside may ask. */
export const contract = {
  account,
  event,
  exports,
  generation,
  operator,
  scene,
  session,
  signInMethods,
  storyboard,
  studio,
}
