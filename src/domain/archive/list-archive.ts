import type { CompositionScene } from '#composition/composition.ts'
import { asSrt, asVtt, subtitleCues } from '#composition/subtitles.ts'
import { TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { AssetRow } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { readScenes, readTakesInUse, type SceneRow } from '../scene/index.ts'
import { findStoryboard } from '../storyboard/index.ts'
import { lookText } from './look-text.ts'
import { sceneList } from './scene-list.ts'

/** One file of the archive: stored already, or written here. */
export type ArchiveEntry = { name: string } & ({ storageKey: string } | { text: string })

const NAMES: Record<TrackKind, string> = { voice: 'voice', image: 'image', clip: 'video' }
const EXTENSIONS: Record<string, string> = { mpeg: 'mp3', jpeg: 'jpg', 'x-wav': 'wav' }

/**
 * Everything a storyboard is made of: the assets in use, subtitles as SRT and VTT, and a list of the scenes.
 * @returns its title, and the entries in the order of the scenes.
 * @throws DomainError NOT_FOUND
 */
export async function listArchive(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<{ title: string; entries: ArchiveEntry[] }> {
  const storyboard = await findStoryboard(ctx, id)
  const { title, language } = storyboard
  const rows = await readScenes(ctx.db, id)
  const inUse = await readTakesInUse(ctx.db, rows)
  const assetOf = (row: SceneRow, kind: TrackKind) => inUse.get(row[`${kind}TakeId`] ?? '')?.asset
  const cues = subtitleCues(
    rows.map((row) => composed(row, language, assetOf(row, 'voice'))),
    'crossfade',
  )
  const files = rows.flatMap((row) =>
    TRACK_KINDS.flatMap((kind) => fileOf(row, kind, assetOf(row, kind))),
  )
  const look = lookText(storyboard)
  return {
    title,
    entries: [
      { name: 'scenes.csv', text: sceneList(rows) },
      ...(look ? [{ name: 'look.txt', text: look }] : []),
      { name: 'subtitles.srt', text: asSrt(cues) },
      { name: 'subtitles.vtt', text: asVtt(cues) },
      ...files,
    ],
  }
}

function fileOf(row: SceneRow, kind: TrackKind, asset: AssetRow | undefined): ArchiveEntry[] {
  if (!asset) return []
  const subtype = asset.contentType.split(/[/;]/)[1] ?? 'bin'
  const number = String(row.orderIndex + 1).padStart(2, '0')
  const extension = EXTENSIONS[subtype] ?? subtype
  return [{ name: `scene-${number}-${NAMES[kind]}.${extension}`, storageKey: asset.storageKey }]
}

function composed(row: SceneRow, language: string, voice: AssetRow | undefined): CompositionScene {
  return {
    durationMs: row.durationMs,
    text: row.voiceOverText,
    language,
    voice: voice?.durationMs
      ? { durationMs: voice.durationMs, words: voice.details.words ?? null }
      : null,
    motionSeed: row.orderIndex + 1,
  }
}
