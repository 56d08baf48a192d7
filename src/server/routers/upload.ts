import { getUpload } from '#domain/upload/index.ts'
import { api } from './base.ts'

export const upload = api.upload.router({
  get: api.upload.get.handler(({ context, input }) => getUpload(context.account, input)),
})
