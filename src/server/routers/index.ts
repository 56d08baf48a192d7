import { account } from './account.ts'
import { api } from './base.ts'
import { event } from './event.ts'
import { exports } from './export.ts'
import { generation } from './generation.ts'
import { operator } from './operator.ts'
import { scene } from './scene.ts'
import { storyboard } from './storyboard.ts'
import { studio } from './studio.ts'

export const router = api.router({
  account,
  event,
  exports,
  generation,
  operator,
  scene,
  storyboard,
  studio,
})
