export { listExports } from './list-exports.ts'
export { type ExportPlan, type PlannedScene, planExport } from './plan-export.ts'
export { requestExport, startExport } from './request-export.ts'
export { saveExport } from './save-export.ts'
