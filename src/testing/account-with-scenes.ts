import { grantCredits } from '#domain/credit/index.ts'
import { createUser } from './create-user.ts'
import { createWrittenStoryboard } from './create-written-storyboard.ts'
import { createTestContext } from './test-context.ts'

/** An account that can pay, with a written storyboard. Call it inside the test. */
export async function accountWithScenes(sceneCount = 1) {
  const ctx = await createTestContext()
  const { id: userId } = await createUser(ctx.db)
  await grantCredits(ctx.db, { userId, amount: 2000, description: 'Test', cause: 'grant:test' })
  const storyboard = await createWrittenStoryboard(ctx, userId, sceneCount)
  const [scene] = storyboard.scenes
  if (!scene) throw new Error('The storyboard has no scene.')
  return { ctx, account: { ...ctx, userId }, storyboard, scene }
}
