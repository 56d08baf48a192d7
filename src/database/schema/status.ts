import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** One row a day (UTC) on which a worker was at work, with the minutes in which everything was. */
export const uptimeDays = pgTable('uptime_days', {
  day: date('day').primaryKey(),
  firstMinute: moment('first_minute').notNull(),
  minutesUp: integer('minutes_up').notNull(),
})

/** What a worker found when it last tried a part that only trying tells about. */
export const healthChecks = pgTable('health_checks', {
  part: text('part', { enum: ['storage'] }).primaryKey(),
  ok: boolean('ok').notNull(),
  checkedAt: moment('checked_at').notNull(),
})
