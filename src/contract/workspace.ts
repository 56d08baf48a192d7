import { z } from 'zod'

/** Each may do all that those after it may. */
export const WORKSPACE_ROLES = ['owner', 'admin', 'editor', 'viewer'] as const
export const WorkspaceRole = z.enum(WORKSPACE_ROLES)
export type WorkspaceRole = z.infer<typeof WorkspaceRole>
