export {
  completeStoryboard,
  confirmStoryboard,
  editStoryboard,
  redoEdit,
  reopenStoryboard,
  undoEdit,
  updateStoryboard,
} from './change.ts'
export { copyStoryboard } from './copy.ts'
export { createStoryboard } from './create.ts'
export { deleteStoryboard } from './delete.ts'
export { generateAll, makeMissing, updateStale } from './generate-all.ts'
export {
  countStoryboards,
  findStoryboard,
  findWriting,
  getStoryboard,
  listStoryboards,
  presentSummaries,
} from './read.ts'
export { saveTranslation } from './save-translation.ts'
export { saveSampleStoryboard, saveWrittenStoryboard } from './save-written.ts'
export { translateStoryboard, translationOf } from './translate.ts'
