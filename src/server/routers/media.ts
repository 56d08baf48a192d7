import {
  countMedia,
  deleteMedia,
  generateDirectImage,
  listMedia,
  listPendingMedia,
} from '#domain/media/index.ts'
import { api } from './base.ts'

export const media = api.media.router({
  list: api.media.list.handler(({ context, input }) => listMedia(context.account, input)),
  count: api.media.count.handler(({ context, input }) => countMedia(context.account, input)),
  generateImage: api.media.generateImage.handler(({ context, input }) =>
    generateDirectImage(context.account, input),
  ),
  pending: api.media.pending.handler(({ context }) => listPendingMedia(context.account)),
  delete: api.media.delete.handler(({ context, input }) => deleteMedia(context.account, input)),
})
