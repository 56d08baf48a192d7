import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { Transaction } from '#database/client.ts'
import type { WorkspaceContext } from '../context.ts'
import type { StoryboardRow } from '../generation/index.ts'
import { presentScenes, readScenes, type SceneRow, type TrackStart } from '../scene/index.ts'
import { batchOf } from './generate-all.ts'

type Part = { kind: TrackKind; scene: SceneRow }

/**
 * What is due of a storyboard's scenes, ready to be started: voices and images at once, a clip when those of its
 * scene are there.
 * @param dueOf what is due of one scene.
 */
export async function dueTracks(
  ctx: WorkspaceContext,
  tx: Transaction,
  storyboard: StoryboardRow,
  dueOf: (scene: Scene) => TrackKind[],
): Promise<TrackStart[]> {
  const rows = new Map((await readScenes(tx, storyboard.id)).map((row) => [row.id, row]))
  const parts = (await presentScenes(tx, storyboard)).flatMap((shown) => {
    const scene = rows.get(shown.id)
    return scene ? dueOf(shown).map((kind) => ({ kind, scene })) : []
  })
  return TRACK_KINDS.flatMap((kind) => tracksOf(ctx, storyboard, kind, parts))
}

function tracksOf(
  ctx: WorkspaceContext,
  storyboard: StoryboardRow,
  kind: TrackKind,
  parts: Part[],
): TrackStart[] {
  const scenes = parts.filter((part) => part.kind === kind).map(({ scene }) => scene)
  return batchOf(ctx, storyboard, kind, scenes).map((track) => ({
    ...track,
    awaitsInput: kind === 'clip' && isInputDue(track.scene, parts),
  }))
}

/** Whether what a scene's clip is made from is being made, since before or since just now. */
function isInputDue(scene: SceneRow, parts: Part[]): boolean {
  const isRunning = [scene.voiceStatus, scene.imageStatus].includes('processing')
  return isRunning || parts.some((part) => part.scene === scene && part.kind !== 'clip')
}
