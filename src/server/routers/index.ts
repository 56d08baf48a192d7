import { account, apiKey, event, notification, session, workspace } from './accounts.ts'
import { announcement, audit, homepage, model, monitor, operator, support, user } from './admin.ts'
import { open } from './base.ts'
import { plan, purchase, studio, transaction } from './billing.ts'
import { media, search, showcase, upload, voice } from './media.ts'
import { exports, generation, pronunciation, rewrite, scene, storyboard } from './storyboards.ts'
import { message, newsletter, signInMethods, siteLinks, status } from './visitors.ts'

export const router = open.router({
  announcement,
  audit,
  monitor,
  support,
  account,
  apiKey,
  event,
  exports,
  generation,
  homepage,
  media,
  message,
  model,
  newsletter,
  notification,
  operator,
  plan,
  pronunciation,
  purchase,
  rewrite,
  scene,
  search,
  session,
  showcase,
  signInMethods,
  siteLinks,
  status,
  storyboard,
  studio,
  transaction,
  upload,
  user,
  voice,
  workspace,
})
