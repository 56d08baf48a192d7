export { requireExportRoom, requireStorageRoom } from './account-limits.ts'
