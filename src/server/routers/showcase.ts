import { listShowcase } from '#domain/showcase/index.ts'
import { open } from './base.ts'

export const showcase = open.showcase.router({
  list: open.showcase.list.handler(({ context }) => listShowcase(context.context)),
})
