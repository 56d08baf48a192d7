export { goesFirst, readPlan } from './read-plan.ts'
export { requireApiAccess, requireResolution, requireSeat } from './require-plan.ts'
