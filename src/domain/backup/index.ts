export { STORED_KEYS } from './backup-file.ts'
export { restoreBackup } from './restore-backup.ts'
export { atOneMoment, LAST_BACKUP, writeBackup } from './write-backup.ts'
