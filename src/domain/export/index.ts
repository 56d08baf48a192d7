export {
  type ExportPlan,
  listExports,
  planExport,
  type PlannedScene,
  requestExport,
  saveExport,
  startExport,
} from './exports.ts'
