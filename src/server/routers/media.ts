import { tell } from '#contract/words/told.ts'
import {
  countMedia,
  deleteMedia,
  generateDirectImage,
  listMedia,
  listPendingMedia,
  listTags,
  listUses,
  restoreMedia,
  tagMedia,
  useMedia,
} from '#domain/media/index.ts'
import { findEverywhere } from '#domain/search.ts'
import {
  deleteShowcaseVideo,
  listAllShowcase,
  listShowcase,
  reorderShowcase,
  showShowcaseVideo,
} from '#domain/showcase.ts'
import { getUpload } from '#domain/upload/index.ts'
import { askForSample } from '#domain/voice-samples.ts'
import { api, open, signedIn } from './base.ts'

const forDrawing = signedIn(tell('sign-in-to-draw')).media

export const media = open.media.router({
  list: api.media.list.handler(({ context, input }) => listMedia(context.account, input)),
  count: api.media.count.handler(({ context, input }) => countMedia(context.account, input)),
  generateImage: forDrawing.generateImage.handler(({ context, input }) =>
    generateDirectImage(context.account, input),
  ),
  pending: api.media.pending.handler(({ context }) => listPendingMedia(context.account)),
  tags: api.media.tags.handler(({ context }) => listTags(context.account)),
  tag: api.media.tag.handler(({ context, input }) => tagMedia(context.account, input)),
  uses: api.media.uses.handler(({ context, input }) => listUses(context.account, input)),
  use: api.media.use.handler(({ context, input }) => useMedia(context.account, input)),
  delete: api.media.delete.handler(({ context, input }) =>
    deleteMedia(context.account, { ids: [input.id] }),
  ),
  deleteMany: api.media.deleteMany.handler(({ context, input }) =>
    deleteMedia(context.account, input),
  ),
  restore: api.media.restore.handler(({ context, input }) => restoreMedia(context.account, input)),
})

export const upload = api.upload.router({
  get: api.upload.get.handler(({ context, input }) => getUpload(context.account, input)),
})

export const showcase = open.showcase.router({
  list: open.showcase.list.handler(({ context }) => listShowcase(context.context)),
  all: api.showcase.all.handler(({ context }) => listAllShowcase(context.account)),
  show: api.showcase.show.handler(({ context, input }) =>
    showShowcaseVideo(context.account, input),
  ),
  delete: api.showcase.delete.handler(({ context, input }) =>
    deleteShowcaseVideo(context.account, input),
  ),
  reorder: api.showcase.reorder.handler(({ context, input }) =>
    reorderShowcase(context.account, input),
  ),
})

export const voice = api.voice.router({
  sample: api.voice.sample.handler(({ context, input }) => askForSample(context.account, input)),
})

export const search = api.search.router({
  find: api.search.find.handler(({ context, input }) => findEverywhere(context.account, input)),
})
