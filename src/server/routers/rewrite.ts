import { findTitles, getRewrite, rewriteScene } from '#domain/rewrites.ts'
import { api } from './base.ts'

const of = api.rewrite

export const rewrite = of.router({
  scene: of.scene.handler(({ context, input }) => rewriteScene(context.account, input)),
  title: of.title.handler(({ context, input }) => findTitles(context.account, input)),
  get: of.get.handler(({ context, input }) => getRewrite(context.account, input)),
})
