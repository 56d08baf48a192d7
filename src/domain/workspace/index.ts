export { createWorkspace, renameWorkspace, switchWorkspace } from './change-workspaces.ts'
export { enterWorkspace } from './enter-workspace.ts'
export {
  inviteMember,
  joinWorkspace,
  listInvitations,
  listOwnInvitations,
  openInvitation,
  revokeInvitation,
} from './invitations.ts'
export { managersOf } from './managers-of.ts'
export {
  changeRole,
  endMembership,
  leaveWorkspace,
  listMembers,
  lockMembers,
  removeMember,
} from './members.ts'
export { ownWorkspaceOf } from './own-workspace-of.ts'
export { leaveTeams, requireNoTeamAlone } from './leave-teams.ts'
export { listWorkspaces, readWorkspace } from './present-workspace.ts'
