import type { ApiScope } from './api-key.ts'
import { WORKSPACE_ROLES, type WorkspaceRole } from './workspace.ts'

/**
 * Who may ask for an operation: everybody; a person who is signed in, about the own account; the operator of
 * the installation, who may ask for everything; an admin of it; or whoever has at least this role in the workspace, an API key only with this scope.
 */
export type Permission =
  | 'everybody'
  | 'person'
  | 'operator'
  | 'admin'
  | { least: WorkspaceRole; scope: ApiScope | null }

const READ = { least: 'viewer', scope: 'read' } as const
const EDIT = { least: 'editor', scope: 'edit' } as const
const SPEND = { least: 'editor', scope: 'spend' } as const
/** For people alone: a key that leaks must not make others, nor open the door to anybody. */
const MANAGE = { least: 'admin', scope: null } as const
const SEE = { least: 'viewer', scope: null } as const

/** One line an operation, and one for each thing that is asked for outside of the contract. */
export const PERMISSIONS: Record<string, Permission> = {
  'account/capSpending': MANAGE,
  'account/delete': 'person',
  'account/get': READ,
  'account/keep': 'person',
  'account/update': 'person',
  'apiKey/create': MANAGE,
  'apiKey/list': MANAGE,
  'apiKey/revoke': MANAGE,
  'event/subscribe': READ,
  'exports/list': READ,
  'exports/request': EDIT,
  'generation/cancel': EDIT,
  'generation/check': READ,
  'generation/get': READ,
  'homepage/get': 'admin',
  'homepage/hideClaims': 'admin',
  'homepage/history': 'admin',
  'homepage/reset': 'admin',
  'homepage/restore': 'admin',
  'homepage/save': 'admin',
  'media/count': READ,
  'media/delete': EDIT,
  'media/generateImage': SPEND,
  'media/list': READ,
  'media/pending': READ,
  'message/send': 'everybody',
  'model/choose': 'admin',
  'model/connect': 'admin',
  'model/disconnect': 'admin',
  'model/list': 'admin',
  'model/offer': 'admin',
  'model/setPrice': 'admin',
  'model/skip': 'admin',
  'model/test': 'admin',
  'newsletter/confirm': 'everybody',
  'newsletter/subscribe': 'everybody',
  'newsletter/unsubscribe': 'everybody',
  'notification/list': 'person',
  'notification/markRead': 'person',
  'operator/copyStoryboard': 'operator',
  'operator/deleteAccount': 'operator',
  'operator/grantCredits': 'operator',
  'pronunciation/delete': EDIT,
  'pronunciation/list': READ,
  'pronunciation/save': EDIT,
  'rewrite/get': READ,
  'rewrite/scene': EDIT,
  'rewrite/title': EDIT,
  'scene/chooseModels': EDIT,
  'purchase/billTo': MANAGE,
  'purchase/cancel': MANAGE,
  'purchase/finish': MANAGE,
  'purchase/get': MANAGE,
  'purchase/list': MANAGE,
  'purchase/options': SEE,
  'purchase/start': MANAGE,
  'scene/chooseTake': EDIT,
  'scene/generateClip': SPEND,
  'scene/generateImage': SPEND,
  'scene/generateVoice': SPEND,
  'scene/keepTake': EDIT,
  'scene/setInType': EDIT,
  'scene/takes': READ,
  'scene/update': EDIT,
  'search/find': READ,
  'session/list': 'person',
  'session/revoke': 'person',
  'session/revokeAll': 'person',
  'session/revokeOthers': 'person',
  'showcase/all': 'admin',
  'showcase/delete': 'admin',
  'showcase/list': 'everybody',
  'showcase/reorder': 'admin',
  'showcase/show': 'admin',
  'signInMethods/get': 'everybody',
  'siteLinks/get': 'everybody',
  'status/get': 'everybody',
  'storyboard/cancelAll': EDIT,
  'storyboard/complete': EDIT,
  'storyboard/confirm': EDIT,
  'storyboard/count': READ,
  'storyboard/create': SPEND,
  'storyboard/delete': EDIT,
  'storyboard/edit': EDIT,
  'storyboard/generateAll': SPEND,
  'storyboard/get': READ,
  'storyboard/list': READ,
  'storyboard/makeMissing': SPEND,
  'storyboard/redo': EDIT,
  'storyboard/reopen': EDIT,
  'storyboard/undo': EDIT,
  'storyboard/update': EDIT,
  'storyboard/updateStale': SPEND,
  'storyboard/writing': READ,
  'studio/get': READ,
  'transaction/holds': READ,
  'transaction/list': READ,
  'transaction/months': READ,
  'upload/get': READ,
  'user/addCredits': 'admin',
  'user/list': 'admin',
  'user/resume': 'admin',
  'user/suspend': 'admin',
  'voice/sample': READ,
  'workspace/changeRole': MANAGE,
  'workspace/create': 'person',
  'workspace/invitations': MANAGE,
  'workspace/invite': MANAGE,
  'workspace/join': 'person',
  'workspace/leave': 'person',
  'workspace/list': 'person',
  'workspace/members': SEE,
  'workspace/ownInvitations': 'person',
  'workspace/removeMember': MANAGE,
  'workspace/rename': MANAGE,
  'workspace/revokeInvitation': MANAGE,
  'workspace/switch': 'person',
  /** Outside of the contract. */
  'files/exportAccount': 'person',
  'files/read': READ,
  'files/upload': EDIT,
  'files/uploadAvatar': 'person',
  'files/uploadShowcase': 'admin',
}

/** Whether one role may do all that another may. */
export function isAtLeast(role: WorkspaceRole, least: WorkspaceRole): boolean {
  return WORKSPACE_ROLES.indexOf(role) <= WORKSPACE_ROLES.indexOf(least)
}
