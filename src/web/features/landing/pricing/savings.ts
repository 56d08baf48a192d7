export type SavingsField = 'byHandHours' | 'hereHours' | 'videosMonthly' | 'hourlyValue'
export type SavingsInputs = Record<SavingsField, number>

/** Hours and US dollars; whole videos only, everything else in half hours or whole dollars. */
export const SAVINGS_LIMITS: Record<SavingsField, { min: number; max: number; step: number }> = {
  byHandHours: { min: 0.5, max: 40, step: 0.5 },
  hereHours: { min: 0.5, max: 40, step: 0.5 },
  videosMonthly: { min: 1, max: 500, step: 1 },
  hourlyValue: { min: 1, max: 1000, step: 1 },
}

export const SAVINGS_DEFAULTS: SavingsInputs = {
  byHandHours: 8,
  hereHours: 1,
  videosMonthly: 10,
  hourlyValue: 50,
}

/** Hours and dollars a month. Never below nothing: who is faster by hand saves no time here. */
export function savings({ byHandHours, hereHours, videosMonthly, hourlyValue }: SavingsInputs) {
  const hours = Math.max(0, byHandHours - hereHours) * videosMonthly
  return { hours, dollars: hours * hourlyValue }
}

/** What a person typed, as the number it is within the field's limits; null when it is none. */
export function readSavingsInput(field: SavingsField, typed: string): number | null {
  const number = readNumber(typed)
  return number === nearestSavingsInput(field, typed) ? number : null
}

/** The number within the field's limits that comes nearest to what a person typed; null when that is no number. */
export function nearestSavingsInput(field: SavingsField, typed: string): number | null {
  const { min, max, step } = SAVINGS_LIMITS[field]
  const number = readNumber(typed)
  return number === null ? null : Math.min(max, Math.max(min, Math.round(number / step) * step))
}

function readNumber(typed: string): number | null {
  const number = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))
  return Number.isNaN(number) ? null : number
}
