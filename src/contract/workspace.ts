import { z } from 'zod'
import { EmailAddress } from './person.ts'
import { route } from './route.ts'
import { onOneLine, text } from './text.ts'
import { saying } from './words/issues.ts'

/** Each may do all that those after it may; see `PERMISSIONS`. */
export const WORKSPACE_ROLES = ['owner', 'admin', 'editor', 'viewer'] as const
export const WorkspaceRole = z.enum(WORKSPACE_ROLES)
export type WorkspaceRole = z.infer<typeof WorkspaceRole>

const NAME_MAX_CHARACTERS = 100
const WorkspaceName = text()
  .overwrite(onOneLine)
  .min(1, saying('workspace-name-missing'))
  .max(NAME_MAX_CHARACTERS, saying('workspace-name-too-long'))

export const Workspace = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Belongs to one account, and nobody else can join it. */
  isPersonal: z.boolean(),
  /** What the account may do there. */
  role: WorkspaceRole,
  /** The account works in it now. */
  isCurrent: z.boolean(),
})
export type Workspace = z.infer<typeof Workspace>

export const Member = z.object({
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: WorkspaceRole,
  joinedAt: z.date(),
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  id: z.uuid(),
  workspaceName: z.string(),
  email: z.string(),
  role: WorkspaceRole,
  expiresAt: z.date(),
})
export type Invitation = z.infer<typeof Invitation>

/** The page on which it is accepted. */
export const invitationPath = (id: string) => `/dashboard/join/${id}`

/** An invitation, as whoever opens its link sees it. */
export const OpenInvitation = Invitation.extend({
  /** Why the account cannot accept it; null: it can. */
  obstacle: z.enum(['expired', 'other-account', 'unconfirmed', 'member']).nullable(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

const ById = z.object({ id: z.uuid() })
const MemberId = z.object({ userId: text().max(100) })

/** Those without an id in their path are about the workspace in which the account works now. */
export const workspace = {
  list: route('GET /workspaces', 'Lists the workspaces of the account').output(z.array(Workspace)),
  create: route('POST /workspaces', 'Makes a workspace for a team')
    .input(z.object({ id: z.uuid(), name: WorkspaceName }))
    .output(Workspace),
  switch: route('POST /workspaces/{id}/switch', 'Goes on working in another workspace')
    .input(ById)
    .output(Workspace),
  rename: route('PATCH /workspace', 'Gives the workspace another name')
    .input(z.object({ name: WorkspaceName }))
    .output(Workspace),
  delete: route('POST /workspace/delete', 'Deletes the workspace with all that is in it')
    // Its name, so that nobody deletes another one than they mean.
    .input(z.object({ name: text().max(NAME_MAX_CHARACTERS) })),
  leave: route('POST /workspace/leave', 'Leaves the workspace'),
  members: route('GET /workspace/members', 'Lists who works in the workspace').output(
    z.array(Member),
  ),
  changeRole: route('PATCH /workspace/members/{userId}', 'Gives a member another role')
    .input(MemberId.extend({ role: WorkspaceRole }))
    .output(z.array(Member)),
  removeMember: route('DELETE /workspace/members/{userId}', 'Takes a member out')
    .input(MemberId)
    .output(z.array(Member)),
  invite: route('POST /workspace/invitations', 'Invites the owner of an e-mail address')
    .input(z.object({ email: EmailAddress, role: WorkspaceRole }))
    .output(
      Invitation.extend({
        /** A mail is on its way; else whoever invites passes the link on. */
        isMailed: z.boolean(),
      }),
    ),
  invitations: route('GET /workspace/invitations', 'Lists who is invited').output(
    z.array(Invitation),
  ),
  revokeInvitation: route('DELETE /workspace/invitations/{id}', 'Takes an invitation back').input(
    ById,
  ),
  ownInvitations: route('GET /invitations', 'Lists where the account is invited to').output(
    z.array(Invitation),
  ),
  openInvitation: route('GET /invitations/{id}', 'Shows an invitation to whoever has its link')
    .input(ById)
    .output(OpenInvitation),
  join: route(
    'POST /invitations/{id}/accept',
    'Joins the workspace of an invitation and goes on working in it',
  )
    .input(ById)
    .output(Workspace),
}
