import { expect, test } from 'vitest'
import type { Asset } from '#contract/asset.ts'
import type { Export, ExportSettings } from '#contract/export.ts'
import type { Scene } from '#contract/scene.ts'
import { exportObstacle, runningExport, usualExportMs } from './export-action.tsx'

test('a storyboard can be exported once anything of it is made', () => {
  expect(exportObstacle({ scenes: [sceneWith('voice'), sceneWith(null)] })).toBeNull()
  expect(exportObstacle({ scenes: [sceneWith(null), sceneWith('clip')] })).toBeNull()
})

test('without scenes, or with nothing made, it says what to do', () => {
  expect(exportObstacle({ scenes: [] })?.message).toBe('The storyboard has no scenes yet.')
  expect(exportObstacle({ scenes: [sceneWith(null)] })?.message).toBe(
    'Make a voice or an image first.',
  )
})

function sceneWith(kind: 'voice' | 'image' | 'clip' | null) {
  const track = (name: string) => ({ asset: name === kind ? ({ id: name } as Asset) : null })
  return { voice: track('voice'), image: track('image'), clip: track('clip') } as Scene
}

const FULL = { resolution: '1080p' } as ExportSettings
const SMALL = { resolution: '720p' } as ExportSettings

test('the time of the newest finished export of the same size is what to expect', () => {
  const exports = [
    exportOf({ state: 'failed', tookS: 3 }),
    exportOf({ tookS: 20, settings: SMALL }),
    exportOf({ tookS: 41 }),
    exportOf({ tookS: 90 }),
  ]
  expect(usualExportMs(exports, FULL)).toBe(41_000)
  expect(usualExportMs(exports, SMALL)).toBe(20_000)
})

test('before the first finished export nothing is promised', () => {
  expect(usualExportMs([], FULL)).toBeNull()
  expect(usualExportMs([exportOf({ state: 'cancelled', tookS: 5 })], FULL)).toBeNull()
})

test('an export runs from its request to its end', () => {
  const ended = exportOf({ tookS: 41 })
  const queued = exportOf({ state: 'queued', tookS: 0 })
  expect(runningExport([queued, ended])).toBe(queued)
  expect(runningExport([ended, exportOf({ state: 'failed', tookS: 1 })])).toBeNull()
})

type ExportSketch = {
  state?: Export['generation']['state']
  tookS: number
  settings?: ExportSettings
}

function exportOf({ state = 'succeeded', tookS, settings = FULL }: ExportSketch) {
  const startedAt = new Date('2026-11-18T10:00:00Z')
  const endedAt = new Date(startedAt.getTime() + tookS * 1000)
  const asset = state === 'succeeded' ? {} : null
  return { generation: { state, startedAt, endedAt }, settings, asset } as Export
}
