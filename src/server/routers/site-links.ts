import { open } from './base.ts'

export const siteLinks = open.siteLinks.router({
  get: open.siteLinks.get.handler(({ context }) => context.context.links),
})
