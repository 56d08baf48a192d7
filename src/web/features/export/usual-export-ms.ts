import type { Export, ExportSettings } from '#contract/export.ts'

/** How long the newest finished export of this resolution took, in ms; null before there is one. */
export function usualExportMs(exports: Export[], { resolution }: ExportSettings) {
  const last = exports.find((each) => each.asset && each.settings.resolution === resolution)
  const { startedAt, endedAt } = last?.generation ?? {}
  return startedAt && endedAt ? endedAt.getTime() - startedAt.getTime() : null
}
