import { grantCredits } from '#domain/credit/index.ts'
import { createWrittenStoryboard } from './create-written-storyboard.ts'
import { openAccount } from './open-account.ts'
import { createTestContext } from './test-context.ts'

/** An account that can pay, with a written storyboard. Call it inside the test. */
export async function accountWithScenes(sceneCount = 1) {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const { workspaceId } = account
  await grantCredits(ctx.db, {
    workspaceId,
    amount: 2000,
    description: 'Test',
    cause: 'grant:test',
  })
  const storyboard = await createWrittenStoryboard(account, sceneCount)
  const [scene] = storyboard.scenes
  if (!scene) throw new Error('The storyboard has no scene.')
  return { ctx, account, storyboard, scene }
}
