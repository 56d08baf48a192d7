import type { Context } from '../context.ts'
import { ownWorkspaces } from '../account/index.ts'
import { cancelInWorkspace } from '../generation/index.ts'

/** Stops what is under way in the workspaces that are somebody's alone; nothing is charged. */
export async function cancelWorkOf(ctx: Context, userId: string): Promise<void> {
  for (const workspaceId of await ownWorkspaces(ctx, userId)) {
    await cancelInWorkspace(ctx, workspaceId)
  }
}
