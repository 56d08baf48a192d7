import type { CompositionScene } from '#composition/composition.ts'
import { asSrt, asVtt, subtitleCues } from '#composition/subtitles.ts'
import type { StoryboardLook } from '#contract/cast.ts'
import { csvOf } from '#contract/csv.ts'
import { TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { AssetRow } from './asset/index.ts'
import type { WorkspaceContext } from './context.ts'
import { readScenes, readTakesInUse, type SceneRow } from './scene/index.ts'
import { findStoryboard } from './storyboard/index.ts'

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

const HEAD = ['Scene', 'Start', 'Seconds', 'Voice-over', 'Image prompt', 'Video prompt', 'Emphasis']

/** The scenes as a table. */
function sceneList(rows: SceneRow[]): string {
  let startMs = 0
  const lines = rows.map((row) => {
    const start = startMs
    startMs += row.durationMs
    return [
      row.orderIndex + 1,
      clock(start),
      (row.durationMs / 1000).toFixed(1),
      row.voiceOverText,
      row.imagePrompt,
      row.videoPrompt,
      row.emphasis,
    ]
  })
  return csvOf([HEAD, ...lines])
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** What all pictures have in common, to read; null when nothing of it was written down. */
function lookText({
  look,
  cast,
  negativePrompt,
}: Pick<StoryboardLook, 'look' | 'cast' | 'negativePrompt'>): string | null {
  const parts = [
    look && `Look\n${look}`,
    cast.length > 0 &&
      `Cast\n${cast.map(({ name, description }) => `${name}: ${description}`).join('\n')}`,
    negativePrompt && `Never shown\n${negativePrompt}`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : null
}
