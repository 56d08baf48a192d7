export { type ArchiveEntry, listArchive } from './list-archive.ts'
