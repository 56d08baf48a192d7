import { account } from './account.ts'
import { open } from './base.ts'
import { event } from './event.ts'
import { exports } from './export.ts'
import { generation } from './generation.ts'
import { operator } from './operator.ts'
import { scene } from './scene.ts'
import { session } from './session.ts'
import { signInMethods } from './sign-in-methods.ts'
import { storyboard } from './storyboard.ts'
import { studio } from './studio.ts'

export const router = open.router({
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
})
