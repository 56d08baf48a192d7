import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './client.ts'
import { faultText, whyUnavailable } from './faults.ts'

const REPEAT_WITHIN_MS = 60_000
const PAUSE_MS = 500

/**
 * The same database, whose transactions are tried again while their connection is lost or none is to be had.
 * Whether a commit arrived may be unknown then: only for work that begins by checking that it is still to be done.
 */
export function repeatLost(db: Database): Database {
  const once = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const deadline = Date.now() + REPEAT_WITHIN_MS
    for (;;) {
      try {
        return await once(work, config)
      } catch (error) {
        if (whyUnavailable(error) !== 'away' || Date.now() > deadline) throw error
        console.error(`The database is away, and tried again: ${faultText(error)}`)
        await pause(PAUSE_MS)
      }
    }
  }
  return db
}
