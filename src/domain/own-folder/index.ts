export { inOwnFolder, removeLeftFolders } from './own-folder.ts'
