export {
  claimUpload,
  giveBackUpload,
  letGoOfUploads,
  recoverUploads,
  refuseUpload,
} from './claim.ts'
export {
  type Destination,
  findSentUpload,
  getUpload,
  receiveUpload,
  type UploadRow,
} from './receive.ts'
export { type CheckedFiles, saveUpload } from './save.ts'
export { findInStore, giveAddress, takeFromStore } from './send-to-store.ts'
