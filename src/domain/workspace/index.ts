export { createWorkspace, renameWorkspace, switchWorkspace } from './change-workspaces.ts'
export { enterWorkspace } from './enter-workspace.ts'
export {
  inviteMember,
  joinWorkspace,
  listInvitations,
  listOwnInvitations,
  revokeInvitation,
} from './invitations.ts'
export { managersOf } from './managers-of.ts'
export { changeRole, leaveWorkspace, listMembers, removeMember } from './members.ts'
export { ownWorkspaceOf } from './own-workspace-of.ts'
export { leaveTeams, requireNoTeamAlone } from './leave-teams.ts'
export { listWorkspaces } from './present-workspace.ts'
