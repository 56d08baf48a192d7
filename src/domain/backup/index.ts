export { atOneMoment } from './at-one-moment.ts'
export { restoreBackup } from './restore-backup.ts'
export { STORED_KEYS } from './stored-keys.ts'
export { writeBackup } from './write-backup.ts'
