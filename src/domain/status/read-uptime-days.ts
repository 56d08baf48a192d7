import { sql } from 'drizzle-orm'
import type { StatusDay } from '#contract/status.ts'
import type { Database } from '#database/client.ts'

const DAYS_SHOWN = 30

/**
 * The last 30 days on which the installation existed, the oldest first: of each, the share of its minutes
 * in which everything worked. The first day counts from its first minute, today until the minute that is
 * over; a day without a record was down all day.
 */
export async function readUptimeDays(db: Database): Promise<StatusDay[]> {
  const { rows } = await db.execute<{ date: string; minutesUp: number; minutes: number }>(sql`
    with bounds as (
      select min(day) as first_day, (now() at time zone 'utc')::date as today from uptime_days
    ), days as (
      select date::date as day, today
      from bounds cross join generate_series(greatest(first_day, today - ${DAYS_SHOWN - 1}::int), today, interval '1 day') as date
      where first_day is not null
    )
    select to_char(days.day, 'YYYY-MM-DD') as date,
      coalesce(minutes_up, 0) as "minutesUp",
      (extract(epoch from
        least((days.day + 1)::timestamp at time zone 'utc', date_trunc('minute', now()))
        - case when days.day = (select first_day from bounds) then first_minute
            else days.day::timestamp at time zone 'utc' end
      ) / 60)::int as minutes
    from days left join uptime_days on uptime_days.day = days.day
    order by days.day`)
  return rows.map(({ date, minutesUp, minutes }) => ({
    date,
    upRatio: minutes > 0 ? Math.min(1, minutesUp / minutes) : 1,
  }))
}
