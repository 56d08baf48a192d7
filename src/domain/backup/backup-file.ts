import { z } from 'zod'

/*
 * A backup is a tar file: what it is, every media file, every table in pieces of some rows, and at the end a
 * sum over all of it. Media come first, so that a restore can end with one transaction.
 */
export const HEAD = 'reelwright-backup.json'
export const END = 'end.json'
export const MEDIA = 'media/'
export const TABLES = 'tables/'

export const BackupHead = z.object({
  format: z.literal(1),
  /** The last migration of the database's schema. */
  migration: z.string(),
  madeAt: z.iso.datetime(),
})
export type BackupHead = z.infer<typeof BackupHead>

export const BackupEnd = z.object({
  files: z.number().int(),
  rows: z.number().int(),
  /** Storage keys of files that the database names and the storage did not have. */
  missing: z.array(z.string()),
  /** SHA-256 of everything before this entry. */
  sha256: z.string(),
})
export type BackupEnd = z.infer<typeof BackupEnd>

/** Kept in memory until the end; what is lost beyond is only counted by the restored installation. */
export type BackupResult = Omit<BackupEnd, 'sha256'>

/** Every file in storage that a row needs, as a statement of one column `key`. */
export const STORED_KEYS = `
  select storage_key as key from assets
  union all select thumbnail ->> 'storageKey' from assets where thumbnail is not null
  union all select details -> 'sheet' ->> 'storageKey' from assets where details ? 'sheet'
  union all select storage_key from uploads where state in ('received', 'checking')
  union all select storage_key from voice_samples where storage_key is not null
  union all select one.value ->> 'storageKey' from showcase_videos, jsonb_each(files) as one`
