import { tell } from '#contract/words/told.ts'
import { getAccount, keepAccount, requestDeletion, updateProfile } from '#domain/account/index.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '#domain/api-keys.ts'
import { capSpending } from '#domain/credit/index.ts'
import { deleteWorkspace } from '#domain/delete-workspace.ts'
import { listNotifications, markNotificationsRead } from '#domain/notifications.ts'
import {
  listSessions,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
} from '#domain/sessions.ts'
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
import { proveOwner } from '../prove-owner.ts'
import { api, atMostHourly, open, signedIn } from './base.ts'

const forProfile = signedIn(tell('sign-in-for-profile'))

export const account = open.account.router({
  capSpending: api.account.capSpending.handler(async ({ context, input }) => {
    await capSpending(context.account, input)
    return await getAccount(context.account)
  }),
  // Nobody guesses a password here that they cannot guess at the sign-in.
  delete: api.account.delete
    .use(atMostHourly(20))
    .handler(async ({ context: { account: ctx, sessionId }, input }) => {
      await proveOwner(ctx, sessionId, input.password)
      await requestDeletion(ctx, { sessionId })
      return await getAccount(ctx)
    }),
  get: api.account.get.handler(({ context }) => getAccount(context.account)),
  keep: api.account.keep.handler(({ context }) => keepAccount(context.account)),
  update: forProfile.account.update.handler(({ context, input }) =>
    updateProfile(context.account, input),
  ),
})

export const session = api.session.router({
  list: api.session.list.handler(({ context }) => listSessions(context.account, context.sessionId)),
  revoke: api.session.revoke.handler(({ context, input }) =>
    revokeSession(context.account, input.id),
  ),
  revokeOthers: api.session.revokeOthers.handler(({ context }) =>
    revokeOtherSessions(context.account, context.sessionId),
  ),
  revokeAll: api.session.revokeAll.handler(({ context }) => revokeAllSessions(context.account)),
})

export const notification = api.notification.router({
  list: api.notification.list.handler(({ context }) => listNotifications(context.account)),
  markRead: api.notification.markRead.handler(({ context, input }) =>
    markNotificationsRead(context.account, input),
  ),
})

export const event = api.event.router({
  subscribe: api.event.subscribe.handler(({ context, signal }) => {
    const { userId, workspaceId } = context.account
    return context.streams.open({ userId, workspaceId, sessionId: context.sessionId }, signal)
  }),
})

export const workspace = api.workspace.router({
  list: api.workspace.list.handler(({ context }) => listWorkspaces(context.account)),
  create: api.workspace.create.handler(({ context, input }) =>
    createWorkspace(context.account, input),
  ),
  switch: api.workspace.switch.handler(({ context, input }) =>
    switchWorkspace(context.account, input),
  ),
  rename: api.workspace.rename.handler(({ context, input }) =>
    renameWorkspace(context.account, input),
  ),
  delete: api.workspace.delete.handler(({ context, input }) =>
    deleteWorkspace(context.account, input),
  ),
  leave: api.workspace.leave.handler(({ context }) => leaveWorkspace(context.account)),
  members: api.workspace.members.handler(({ context }) => listMembers(context.account)),
  changeRole: api.workspace.changeRole.handler(({ context, input }) =>
    changeRole(context.account, input),
  ),
  removeMember: api.workspace.removeMember.handler(({ context, input }) =>
    removeMember(context.account, input),
  ),
  invite: api.workspace.invite
    .use(atMostHourly(100))
    .handler(({ context, input }) => inviteMember(context.account, input)),
  invitations: api.workspace.invitations.handler(({ context }) => listInvitations(context.account)),
  revokeInvitation: api.workspace.revokeInvitation.handler(({ context, input }) =>
    revokeInvitation(context.account, input),
  ),
  ownInvitations: api.workspace.ownInvitations.handler(({ context }) =>
    listOwnInvitations(context.account),
  ),
  openInvitation: api.workspace.openInvitation.handler(({ context, input }) =>
    openInvitation(context.account, input),
  ),
  join: api.workspace.join.handler(({ context, input }) => joinWorkspace(context.account, input)),
})

export const apiKey = api.apiKey.router({
  list: api.apiKey.list.handler(({ context }) => listApiKeys(context.account)),
  create: api.apiKey.create.handler(({ context, input }) => createApiKey(context.account, input)),
  revoke: api.apiKey.revoke.handler(({ context, input }) => revokeApiKey(context.account, input)),
})
