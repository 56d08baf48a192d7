import {
  deleteShowcaseVideo,
  listAllShowcase,
  listShowcase,
  reorderShowcase,
  showShowcaseVideo,
} from '#domain/showcase.ts'
import { api, open } from './base.ts'

const of = api.showcase

export const showcase = open.showcase.router({
  list: open.showcase.list.handler(({ context }) => listShowcase(context.context)),
  all: of.all.handler(({ context }) => listAllShowcase(context.account)),
  show: of.show.handler(({ context, input }) => showShowcaseVideo(context.account, input)),
  delete: of.delete.handler(({ context, input }) => deleteShowcaseVideo(context.account, input)),
  reorder: of.reorder.handler(({ context, input }) => reorderShowcase(context.account, input)),
})
