export {
  inviteMember,
  joinWorkspace,
  listInvitations,
  listOwnInvitations,
  openInvitation,
  revokeInvitation,
} from './invitations.ts'
export {
  changeRole,
  endMembership,
  leaveTeams,
  leaveWorkspace,
  listMembers,
  lockMembers,
  managersOf,
  removeMember,
  requireNoTeamAlone,
} from './members.ts'
export {
  createWorkspace,
  DELETED_TEAM,
  enterWorkspace,
  listWorkspaces,
  ownWorkspaceOf,
  readWorkspace,
  renameWorkspace,
  switchWorkspace,
} from './workspaces.ts'
