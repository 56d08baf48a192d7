export { goesFirst, readPlan, requireApiAccess, requireResolution, requireSeat } from './plans.ts'
