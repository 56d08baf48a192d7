export { openCopyJournal } from './copy-journal.ts'
export { copyStoredFiles } from './copy-stored-files.ts'
