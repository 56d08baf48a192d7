import { deleteWorkspace } from '#domain/account/index.ts'
import {
  changeRole,
  createWorkspace,
  inviteMember,
  joinWorkspace,
  leaveWorkspace,
  listInvitations,
  listMembers,
  listOwnInvitations,
  listWorkspaces,
  openInvitation,
  removeMember,
  renameWorkspace,
  revokeInvitation,
  switchWorkspace,
} from '#domain/workspace/index.ts'
import { api, atMostHourly } from './base.ts'

const of = api.workspace

export const workspace = of.router({
  list: of.list.handler(({ context }) => listWorkspaces(context.account)),
  create: of.create.handler(({ context, input }) => createWorkspace(context.account, input)),
  switch: of.switch.handler(({ context, input }) => switchWorkspace(context.account, input)),
  rename: of.rename.handler(({ context, input }) => renameWorkspace(context.account, input)),
  delete: of.delete.handler(({ context, input }) => deleteWorkspace(context.account, input)),
  leave: of.leave.handler(({ context }) => leaveWorkspace(context.account)),
  members: of.members.handler(({ context }) => listMembers(context.account)),
  changeRole: of.changeRole.handler(({ context, input }) => changeRole(context.account, input)),
  removeMember: of.removeMember.handler(({ context, input }) =>
    removeMember(context.account, input),
  ),
  invite: of.invite
    .use(atMostHourly(100))
    .handler(({ context, input }) => inviteMember(context.account, input)),
  invitations: of.invitations.handler(({ context }) => listInvitations(context.account)),
  revokeInvitation: of.revokeInvitation.handler(({ context, input }) =>
    revokeInvitation(context.account, input),
  ),
  ownInvitations: of.ownInvitations.handler(({ context }) => listOwnInvitations(context.account)),
  openInvitation: of.openInvitation.handler(({ context, input }) =>
    openInvitation(context.account, input),
  ),
  join: of.join.handler(({ context, input }) => joinWorkspace(context.account, input)),
})
