import { currentSupportView, leaveSupportView, openSupportView } from '#domain/support/index.ts'
import { api } from './base.ts'

const of = api.support

export const support = of.router({
  open: of.open.handler(({ context, input }) => openSupportView(context.account, input)),
  current: of.current.handler(({ context, input }) => currentSupportView(context.account, input)),
  leave: of.leave.handler(({ context, input }) => leaveSupportView(context.account, input)),
})
