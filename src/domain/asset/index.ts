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
  keepFiles,
  type MadeFile,
  presentAsset,
  saveAsset,
  type StoredFile,
  storeFile,
  thumbnailUrl,
} from './assets.ts'
