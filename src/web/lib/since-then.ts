const STEPS = [
  { unit: 'day', lengthMs: 86_400_000 },
  { unit: 'hour', lengthMs: 3_600_000 },
  { unit: 'minute', lengthMs: 60_000 },
] as const

/** How long ago something was, in the reader's language: "3 hours ago", "yesterday", "this minute". */
export function sinceThen(then: Date, locale: string, now = new Date()): string {
  const passedMs = Math.max(now.getTime() - then.getTime(), 0)
  const step = STEPS.find(({ lengthMs }) => passedMs >= lengthMs) ?? STEPS[2]
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return format.format(-Math.floor(passedMs / step.lengthMs), step.unit)
}
