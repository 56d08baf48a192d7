import { getStatus } from '#domain/status/index.ts'
import { open } from './base.ts'

export const status = open.status.router({
  get: open.status.get.handler(({ context }) => getStatus(context.context)),
})
