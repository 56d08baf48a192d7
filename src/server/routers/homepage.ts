import {
  getHomepage,
  hideClaims,
  homepageHistory,
  resetSection,
  restoreVersion,
  saveHomepage,
} from '#domain/homepage/index.ts'
import { api } from './base.ts'

const of = api.homepage

export const homepage = of.router({
  get: of.get.handler(({ context, input }) => getHomepage(context.account, input)),
  save: of.save.handler(({ context, input }) => saveHomepage(context.account, input)),
  reset: of.reset.handler(({ context, input }) => resetSection(context.account, input)),
  history: of.history.handler(({ context, input }) => homepageHistory(context.account, input)),
  restore: of.restore.handler(({ context, input }) => restoreVersion(context.account, input)),
  hideClaims: of.hideClaims.handler(({ context, input }) => hideClaims(context.account, input)),
})
