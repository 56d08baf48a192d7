import {
  currentAnnouncements,
  dismissAnnouncement,
  endAnnouncement,
  listAnnouncements,
  publishAnnouncement,
} from '#domain/announcements.ts'
import { listAudit } from '#domain/audit.ts'
import {
  getHomepage,
  hideClaims,
  homepageHistory,
  resetSection,
  restoreVersion,
  saveHomepage,
} from '#domain/homepage.ts'
import {
  chooseModel,
  connectVendor,
  disconnectVendor,
  listModels,
  offerModel,
  priceHistory,
  setModelPrice,
  skipConnecting,
  testConnection,
} from '#domain/model/index.ts'
import { getMonitor, listJobs, retryJob, stopJob } from '#domain/monitor/index.ts'
import {
  copyStoryboardAsOperator,
  deleteAccountAsOperator,
  grantCreditsAsOperator,
} from '#domain/operator.ts'
import { currentSupportView, leaveSupportView, openSupportView } from '#domain/support-views.ts'
import { addCredits, listUsers, resumeUser, suspendUser } from '#domain/users.ts'
import { api } from './base.ts'

export const announcement = api.announcement.router({
  current: api.announcement.current.handler(({ context }) => currentAnnouncements(context.account)),
  dismiss: api.announcement.dismiss.handler(({ context, input }) =>
    dismissAnnouncement(context.account, input),
  ),
  list: api.announcement.list.handler(({ context }) => listAnnouncements(context.account)),
  publish: api.announcement.publish.handler(({ context, input }) =>
    publishAnnouncement(context.account, { ...input, endsAt: new Date(input.endsAt) }),
  ),
  end: api.announcement.end.handler(({ context, input }) =>
    endAnnouncement(context.account, input),
  ),
})

export const audit = api.audit.router({
  list: api.audit.list.handler(({ context, input }) => listAudit(context.account, input)),
})

export const homepage = api.homepage.router({
  get: api.homepage.get.handler(({ context, input }) => getHomepage(context.account, input)),
  save: api.homepage.save.handler(({ context, input }) => saveHomepage(context.account, input)),
  reset: api.homepage.reset.handler(({ context, input }) => resetSection(context.account, input)),
  history: api.homepage.history.handler(({ context, input }) =>
    homepageHistory(context.account, input),
  ),
  restore: api.homepage.restore.handler(({ context, input }) =>
    restoreVersion(context.account, input),
  ),
  hideClaims: api.homepage.hideClaims.handler(({ context, input }) =>
    hideClaims(context.account, input),
  ),
})

export const model = api.model.router({
  list: api.model.list.handler(({ context }) => listModels(context.account)),
  connect: api.model.connect.handler(({ context, input }) => connectVendor(context.account, input)),
  test: api.model.test.handler(({ context, input }) => testConnection(context.account, input)),
  disconnect: api.model.disconnect.handler(({ context, input }) =>
    disconnectVendor(context.account, input),
  ),
  choose: api.model.choose.handler(({ context, input }) => chooseModel(context.account, input)),
  setPrice: api.model.setPrice.handler(({ context, input }) =>
    setModelPrice(context.account, input),
  ),
  offer: api.model.offer.handler(({ context, input }) => offerModel(context.account, input)),
  priceHistory: api.model.priceHistory.handler(({ context }) => priceHistory(context.account)),
  skip: api.model.skip.handler(({ context }) => skipConnecting(context.account)),
})

export const monitor = api.monitor.router({
  get: api.monitor.get.handler(({ context, input }) => getMonitor(context.account, input)),
  jobs: api.monitor.jobs.handler(({ context, input }) => listJobs(context.account, input)),
  retry: api.monitor.retry.handler(({ context, input }) => retryJob(context.account, input)),
  stop: api.monitor.stop.handler(({ context, input }) => stopJob(context.account, input)),
})

export const support = api.support.router({
  open: api.support.open.handler(({ context, input }) => openSupportView(context.account, input)),
  current: api.support.current.handler(({ context, input }) =>
    currentSupportView(context.account, input),
  ),
  leave: api.support.leave.handler(({ context, input }) =>
    leaveSupportView(context.account, input),
  ),
})

export const user = api.user.router({
  list: api.user.list.handler(({ context, input }) => listUsers(context.account, input)),
  addCredits: api.user.addCredits.handler(({ context, input }) =>
    addCredits(context.account, input),
  ),
  suspend: api.user.suspend.handler(({ context, input }) => suspendUser(context.account, input)),
  resume: api.user.resume.handler(({ context, input }) => resumeUser(context.account, input)),
})

export const operator = api.operator.router({
  grantCredits: api.operator.grantCredits.handler(({ context, input }) =>
    grantCreditsAsOperator(context.account, input),
  ),
  deleteAccount: api.operator.deleteAccount.handler(({ context, input }) =>
    deleteAccountAsOperator(context.account, input),
  ),
  copyStoryboard: api.operator.copyStoryboard.handler(({ context, input }) =>
    copyStoryboardAsOperator(context.account, input),
  ),
})
