export {
  endRewrite,
  findAskedRewrite,
  findTitles,
  forgetRewrites,
  getRewrite,
  rewriteScene,
} from './rewrite.ts'
