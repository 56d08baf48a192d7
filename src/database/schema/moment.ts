import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, to the millisecond JavaScript can hold. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3 })
}
