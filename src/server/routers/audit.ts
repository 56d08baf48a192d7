import { listAudit } from '#domain/audit.ts'
import { api } from './base.ts'

const of = api.audit

export const audit = of.router({
  list: of.list.handler(({ context, input }) => listAudit(context.account, input)),
})
