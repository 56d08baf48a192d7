import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { storyboards } from '#database/schema/index.ts'
import type { StoryboardRow } from '../generation/index.ts'
import { storyboardAfter } from '../storyboard-transitions.ts'
import { readScenes } from './present-scenes.ts'

/** The last missing asset ends production, once nothing else is being made. */
export async function completeWhenMade(
  tx: Transaction,
  { id, status }: Pick<StoryboardRow, 'id' | 'status'>,
): Promise<void> {
  const completed = storyboardAfter('complete', status)
  if (!completed) return
  const all = await readScenes(tx, id)
  const statuses = all.flatMap((scene) => [scene.voiceStatus, scene.imageStatus, scene.clipStatus])
  if (statuses.some((one) => one !== 'complete')) return
  await tx.update(storyboards).set({ status: completed }).where(eq(storyboards.id, id))
}
