export { findShowcaseFile } from './find-showcase-file.ts'
export { listShowcase } from './list-showcase.ts'
export {
  addShowcaseVideo,
  deleteShowcaseVideo,
  listAllShowcase,
  reorderShowcase,
  type ShowcaseVideoFiles,
  showShowcaseVideo,
} from './manage-showcase.ts'
