import { sql } from 'drizzle-orm'

/** Any number; every backup that is being written holds this lock on its connection. */
export const BACKUP_LOCK = 6_402_775

/** True while a backup is being written: what it has listed must stay until it is copied. */
export const isBackupUnderWay = sql<boolean>`exists (
  select from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())
    and classid = 0 and objid = ${BACKUP_LOCK}::oid and objsubid = 1)`
