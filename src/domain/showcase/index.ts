export {
  addShowcaseVideo,
  deleteShowcaseVideo,
  findShowcaseFile,
  listAllShowcase,
  listShowcase,
  reorderShowcase,
  type ShowcaseVideoFiles,
  showShowcaseVideo,
} from './showcase.ts'
