import { t } from '@lingui/core/macro'

const NOON = 12
const EVENING = 18

/** "Good morning, Linh" before 12:00, afternoon before 18:00, then evening. */
export function greeting(fullName: string, hour: number) {
  const firstName = fullName.trim().split(/\s+/)[0] || t`there`
  if (hour < NOON) return t`Good morning, ${firstName}`
  if (hour < EVENING) return t`Good afternoon, ${firstName}`
  return t`Good evening, ${firstName}`
}
