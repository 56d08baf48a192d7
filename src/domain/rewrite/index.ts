export { findTitles, rewriteScene } from './ask-for-rewrite.ts'
export { endRewrite, findAskedRewrite, forgetRewrites } from './end-rewrite.ts'
export { getRewrite } from './get-rewrite.ts'
