import { listExports, requestExport } from '#domain/exports.ts'
import { api } from './base.ts'

export const exports = api.exports.router({
  request: api.exports.request.handler(({ context, input }) =>
    requestExport(context.account, input),
  ),
  list: api.exports.list.handler(({ context, input }) => listExports(context.account, input)),
})
