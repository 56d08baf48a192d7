export {
  claimUpload,
  giveBackUpload,
  letGoOfUploads,
  recoverUploads,
  refuseUpload,
} from './check.ts'
export { findSentUpload, getUpload, type UploadRow } from './read.ts'
export { type Destination, receiveUpload } from './receive.ts'
export { findInStore, giveAddress, takeFromStore } from './send-to-store.ts'
export { type CheckedFiles, saveUpload } from './save.ts'
