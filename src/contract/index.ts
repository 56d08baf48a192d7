import { account, session } from './account.ts'
import { announcement } from './announcement.ts'
import { apiKey } from './api-key.ts'
import { event } from './event.ts'
import { exports } from './export.ts'
import { generation } from './generation.ts'
import { homepage } from './homepage.ts'
import { media } from './media.ts'
import { model } from './model.ts'
import { monitor } from './monitor.ts'
import { notification } from './notification.ts'
import { operator } from './operator.ts'
import { plan } from './plan.ts'
import { pronunciation } from './pronunciation.ts'
import { purchase } from './purchase.ts'
import { rewrite } from './rewrite.ts'
import { scene } from './scene.ts'
import { search } from './search.ts'
import { showcase } from './showcase.ts'
import { signInMethods, siteLinks, status } from './site.ts'
import { storyboard } from './storyboard.ts'
import { studio } from './studio.ts'
import { support } from './support.ts'
import { transaction } from './transaction.ts'
import { upload } from './upload.ts'
import { audit, user } from './user.ts'
import { message, newsletter } from './visitor.ts'
import { voice } from './voices.ts'
import { workspace } from './workspace.ts'

/** Everything the outside may ask. */
export const contract = {
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
}
