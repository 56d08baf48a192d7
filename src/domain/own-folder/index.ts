export { inOwnFolder } from './in-own-folder.ts'
export { removeLeftFolders } from './remove-left-folders.ts'
