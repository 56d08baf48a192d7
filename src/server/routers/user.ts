import { addCredits, listUsers, resumeUser, suspendUser } from '#domain/users.ts'
import { api } from './base.ts'

const of = api.user

export const user = of.router({
  list: of.list.handler(({ context, input }) => listUsers(context.account, input)),
  addCredits: of.addCredits.handler(({ context, input }) => addCredits(context.account, input)),
  suspend: of.suspend.handler(({ context, input }) => suspendUser(context.account, input)),
  resume: of.resume.handler(({ context, input }) => resumeUser(context.account, input)),
})
