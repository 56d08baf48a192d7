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
  type StoredFile,
  saveAsset,
  storeFile,
  thumbnailUrl,
} from './assets.ts'
export {
  discardAssets,
  discardFiles,
  discardStoredFile,
  storageKeysOf,
  sweepDiscardedFiles,
} from './discard.ts'
