export {
  discardAssets,
  discardFiles,
  discardStoredFile,
  storageKeysOf,
  sweepDiscardedFiles,
} from './discard.ts'
export {
  type AssetRow,
  assetUrl,
  findAsset,
  findPictures,
  findSheet,
  findThumbnail,
  presentAsset,
  thumbnailUrl,
} from './find.ts'
export { keepFiles, type MadeFile, saveAsset, type StoredFile, storeFile } from './store.ts'
