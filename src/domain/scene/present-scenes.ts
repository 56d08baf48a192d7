import { and, desc, eq, inArray } from 'drizzle-orm'
import { type Scene, TRACK_KINDS, type Track, type TrackKind } from '#contract/scene.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { presentAsset } from '../asset/index.ts'
import { DomainError } from '../domain-error.ts'
import { type GenerationRow, presentGeneration, type StoryboardRow } from '../generation/index.ts'
import { readSpeech, type Speech } from '../pronunciations.ts'
import {
  readScenes,
  readTakesInUse,
  type SceneRow,
  sceneStatus,
  type TakeInUse,
} from './read-scenes.ts'
import { isStale } from './stale-takes.ts'

/** A storyboard's scenes in order, with the takes in use and what is under way, in four queries. */
export async function presentScenes(
  db: Database | Transaction,
  storyboard: StoryboardRow,
): Promise<Scene[]> {
  const rows = await readScenes(db, storyboard.id)
  const inUse = await readTakesInUse(db, rows)
  const latest = await readLatestGenerations(db, storyboard.id)
  const speech = await readSpeech(db, storyboard.id)

  let startMs = 0
  return rows.map((row) => {
    const scene = presentScene(storyboard, row, startMs, { inUse, latest, speech })
    startMs += row.durationMs
    return scene
  })
}

/** One of them. @throws DomainError NOT_FOUND */
export async function presentOneScene(
  db: Database | Transaction,
  storyboard: StoryboardRow,
  id: string,
): Promise<Scene> {
  const scene = (await presentScenes(db, storyboard)).find((one) => one.id === id)
  if (!scene) throw new DomainError('NOT_FOUND', tell('scene-not-found'))
  return scene
}

/** Of each scene and kind the generation started last, by `scene/kind`. */
async function readLatestGenerations(
  db: Database | Transaction,
  storyboardId: string,
): Promise<Map<string, GenerationRow>> {
  const rows = await db
    .selectDistinctOn([generations.sceneId, generations.kind])
    .from(generations)
    .where(and(eq(generations.storyboardId, storyboardId), inArray(generations.kind, TRACK_KINDS)))
    .orderBy(generations.sceneId, generations.kind, desc(generations.createdAt))
  return new Map(rows.map((row) => [`${row.sceneId}/${row.kind}`, row]))
}

/** A picture that was uploaded after a failure makes the failure a thing of the past. */
function isNewer(used: TakeInUse | undefined, generation: GenerationRow): boolean {
  return used !== undefined && used.take.createdAt > generation.createdAt
}

type Surroundings = {
  inUse: Map<string, TakeInUse>
  /** See `readLatestGenerations`. */
  latest: Map<string, GenerationRow>
  speech: Speech
}

function presentScene(
  storyboard: StoryboardRow,
  row: SceneRow,
  startMs: number,
  { inUse, latest, speech }: Surroundings,
): Scene {
  const used = (kind: TrackKind) => inUse.get(row[`${kind}TakeId`] ?? '')
  const track = (kind: TrackKind): Track => {
    const asset = used(kind)?.asset
    const last = latest.get(`${row.id}/${kind}`)
    const isNews = last && last.state !== 'succeeded' && last.state !== 'cancelled'
    const isOverruled = last?.state === 'failed' && isNewer(used(kind), last)
    return {
      status: row[`${kind}Status`],
      asset: asset ? presentAsset(asset) : null,
      generation: isNews && !isOverruled ? presentGeneration(last) : null,
      isStale: isStale(storyboard, row, kind, inUse, speech),
    }
  }
  const { id, storyboardId, orderIndex, durationMs, plannedDurationMs } = row
  const { voiceOverText, imagePrompt, videoPrompt, emphasis } = row
  return {
    id,
    storyboardId,
    orderIndex,
    startMs,
    durationMs,
    plannedDurationMs,
    voiceOverText,
    imagePrompt,
    videoPrompt,
    emphasis,
    models: row.models,
    status: sceneStatus({ voice: row.voiceStatus, image: row.imageStatus, clip: row.clipStatus }),
    voice: {
      ...track('voice'),
      voiceId: used('voice')?.take.voiceId ?? null,
      words: used('voice')?.asset.details.words ?? null,
    },
    image: track('image'),
    clip: track('clip'),
  }
}
