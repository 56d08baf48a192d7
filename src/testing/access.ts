import { randomUUID } from 'node:crypto'
import { AN_IDEA } from './create-written-storyboard.ts'

/** One id of each kind of thing. */
export type Ids = Record<
  | 'key'
  | 'invitation'
  | 'member'
  | 'storyboard'
  | 'scene'
  | 'take'
  | 'generation'
  | 'notification'
  | 'pronunciation'
  | 'session'
  | 'upload'
  | 'media'
  | 'deletion'
  | 'purchase'
  | 'rewrite',
  string
>
export type Input = Record<string, unknown>

/**
 * Who may ask for an operation: everybody; whoever is signed in, about the account itself; the owner of the
 * thing that the input names; the operator or an admin of the installation. A new operation needs a line here.
 */
export type Access =
  | { who: 'everybody'; input?: Input; status?: number }
  | { who: 'account'; input?: Input }
  | { who: 'operator'; input: Input }
  | { who: 'admin'; input?: Input }
  | { who: 'owner'; input: (ids: Ids) => Input }

const ofStoryboard = (more: Input = {}): Access => ({
  who: 'owner',
  input: ({ storyboard }) => ({ id: storyboard, ...more }),
})
const ofScene = (more: Input = {}): Access => ({
  who: 'owner',
  input: ({ scene }) => ({ id: scene, ...more }),
})
const ofRewrite = (more: (ids: Ids) => Input): Access => ({
  who: 'owner',
  input: (ids) => ({ id: randomUUID(), ...more(ids) }),
})
const ofGeneration: Access = { who: 'owner', input: ({ generation }) => ({ id: generation }) }
const ofPurchase: Access = { who: 'owner', input: ({ purchase }) => ({ id: purchase }) }
const MESSAGE = { kind: 'contact', name: 'Ada', topic: 'Prices', text: 'What does a clip cost?' }
const EMAIL = 'ada@example.com'

export const ACCESS: Record<string, Access> = {
  'account/capSpending': { who: 'account', input: { cap: 500 } },
  'account/delete': { who: 'account', input: { password: 'not the password' } },
  'account/get': { who: 'account' },
  'account/keep': { who: 'account' },
  'account/update': { who: 'account', input: { fullName: 'Ada' } },
  'announcement/current': { who: 'account' },
  'announcement/dismiss': { who: 'account', input: { id: randomUUID() } },
  'announcement/end': { who: 'admin', input: { id: randomUUID() } },
  'announcement/list': { who: 'admin' },
  'announcement/publish': {
    who: 'admin',
    input: { kind: 'info', texts: { en: 'Hello' }, endsAt: '2999-01-01T00:00:00Z' },
  },
  'apiKey/create': { who: 'account', input: { name: 'Robot', scopes: ['read'], days: 30 } },
  'apiKey/list': { who: 'account' },
  'apiKey/revoke': { who: 'owner', input: ({ key }) => ({ id: key }) },
  'audit/list': { who: 'admin' },
  'event/subscribe': { who: 'account' },
  'exports/list': { who: 'owner', input: ({ storyboard }) => ({ storyboardId: storyboard }) },
  'exports/request': {
    who: 'owner',
    input: ({ storyboard }) => ({ storyboardId: storyboard, musicMood: null }),
  },
  'generation/cancel': ofGeneration,
  'generation/check': ofGeneration,
  'generation/get': ofGeneration,
  'homepage/get': { who: 'admin', input: { language: 'en' } },
  'homepage/hideClaims': { who: 'admin', input: { areHidden: true } },
  'homepage/history': { who: 'admin', input: { language: 'en', key: 'hero' } },
  'homepage/reset': { who: 'admin', input: { language: 'en', key: 'hero' } },
  'homepage/restore': { who: 'admin', input: { id: randomUUID() } },
  'homepage/save': { who: 'admin', input: { language: 'en', edits: {} } },
  'media/count': { who: 'account' },
  'media/deleteMany': { who: 'owner', input: ({ media }) => ({ ids: [media] }) },
  'media/delete': { who: 'owner', input: ({ media }) => ({ id: media }) },
  'media/generateImage': { who: 'account', input: { prompt: 'A lighthouse' } },
  'media/list': { who: 'account' },
  'media/pending': { who: 'account' },
  'media/restore': { who: 'owner', input: ({ deletion }) => ({ id: deletion }) },
  'media/tag': { who: 'owner', input: ({ media }) => ({ ids: [media], add: ['Sea'] }) },
  'media/tags': { who: 'account' },
  'media/use': {
    who: 'owner',
    input: ({ media, scene }) => ({ id: media, uploadId: randomUUID(), sceneId: scene }),
  },
  'media/uses': { who: 'owner', input: ({ media }) => ({ id: media }) },
  'message/list': { who: 'admin' },
  'message/mark': { who: 'admin', input: { id: randomUUID(), isAnswered: true } },
  'message/send': { who: 'everybody', input: { ...MESSAGE, email: EMAIL } },
  'model/choose': { who: 'admin', input: { kind: 'image', vendor: 'builtin' } },
  'model/connect': { who: 'admin', input: { vendor: 'grok', modelId: 'grok-4.5' } },
  'model/disconnect': { who: 'admin', input: { vendor: 'grok' } },
  'model/list': { who: 'admin' },
  'model/offer': {
    who: 'admin',
    input: { kind: 'image', vendor: 'builtin', modelId: 'builtin', isOffered: true },
  },
  'model/priceHistory': { who: 'admin' },
  'model/setPrice': { who: 'admin', input: { kind: 'image', model: 'builtin', credits: 12 } },
  'model/skip': { who: 'admin' },
  'model/test': { who: 'admin', input: { vendor: 'grok' } },
  'monitor/get': { who: 'admin', input: { period: '24h' } },
  'monitor/jobs': { who: 'admin', input: { period: '24h' } },
  'monitor/retry': { who: 'admin', input: { id: randomUUID() } },
  'monitor/stop': { who: 'admin', input: { id: randomUUID() } },
  'newsletter/confirm': { who: 'everybody', input: { token: 'none' }, status: 404 },
  'newsletter/subscribe': { who: 'everybody', input: { email: EMAIL } },
  'newsletter/unsubscribe': { who: 'everybody', input: { token: 'none' } },
  'notification/list': { who: 'account' },
  'notification/markRead': { who: 'owner', input: ({ notification }) => ({ id: notification }) },
  'operator/copyStoryboard': {
    who: 'operator',
    input: { id: randomUUID(), aspectRatio: '1/1' },
  },
  'operator/deleteAccount': { who: 'operator', input: { email: EMAIL, atOnce: true } },
  'operator/grantCredits': {
    who: 'operator',
    input: { requestId: randomUUID(), amount: 1, description: 'Mine' },
  },
  'plan/get': { who: 'account' },
  'pronunciation/delete': { who: 'owner', input: ({ pronunciation: id }) => ({ id }) },
  'pronunciation/list': { who: 'account' },
  'pronunciation/save': {
    who: 'account',
    input: { id: randomUUID(), written: 'Mine', spoken: 'Mein', language: null },
  },
  'rewrite/get': { who: 'owner', input: ({ rewrite }) => ({ id: rewrite }) },
  'rewrite/scene': ofRewrite(({ scene }) => ({ sceneId: scene, wish: 'shorter' })),
  'rewrite/title': ofRewrite(({ storyboard }) => ({ storyboardId: storyboard })),
  'scene/chooseModels': ofScene({ models: { animator: null } }),
  'purchase/billTo': {
    who: 'owner',
    input: ({ purchase }) => ({ id: purchase, billTo: { name: 'Ada', address: '', taxId: '' } }),
  },
  'purchase/cancel': ofPurchase,
  'purchase/finish': ofPurchase,
  'purchase/get': ofPurchase,
  'purchase/list': { who: 'account' },
  'purchase/options': { who: 'account' },
  'purchase/start': {
    who: 'account',
    input: { id: randomUUID(), packageId: 'monthly-basic', method: 'test' },
  },
  'scene/chooseTake': {
    who: 'owner',
    input: ({ scene, take }) => ({ id: scene, takeId: take }),
  },
  'scene/keepTake': ofScene({ kind: 'image' }),
  'scene/generateClip': ofScene(),
  'scene/generateImage': ofScene({ style: 'AUTO' }),
  'scene/setInType': ofScene(),
  'scene/generateVoice': ofScene({ voiceId: 'en-rachel' }),
  'scene/takes': ofScene(),
  'scene/update': ofScene({ voiceOverText: 'Mine now.' }),
  'search/find': { who: 'account', input: { query: 'light' } },
  'session/list': { who: 'account' },
  'session/revoke': { who: 'owner', input: ({ session: id }) => ({ id }) },
  'session/revokeAll': { who: 'account' },
  'session/revokeOthers': { who: 'account' },
  'showcase/all': { who: 'admin' },
  'showcase/delete': { who: 'admin', input: { id: randomUUID() } },
  'showcase/list': { who: 'everybody' },
  'showcase/reorder': { who: 'admin', input: { ids: [] } },
  'showcase/show': { who: 'admin', input: { id: randomUUID(), active: true } },
  'signInMethods/get': { who: 'everybody' },
  'siteLinks/get': { who: 'everybody' },
  'status/get': { who: 'everybody' },
  'storyboard/complete': ofStoryboard({ acceptMissing: true }),
  'storyboard/confirm': ofStoryboard(),
  'storyboard/create': { who: 'account', input: { id: randomUUID(), ...AN_IDEA } },
  'storyboard/delete': ofStoryboard(),
  'storyboard/edit': ofStoryboard({ edit: { type: 'add', newSceneId: randomUUID(), index: 0 } }),
  'storyboard/generateAll': ofStoryboard({ kind: 'image', scenes: 'all' }),
  'storyboard/cancelAll': ofStoryboard({ kind: 'image' }),
  'storyboard/makeMissing': ofStoryboard(),
  'storyboard/updateStale': ofStoryboard(),
  'storyboard/get': ofStoryboard(),
  'storyboard/count': { who: 'account' },
  'storyboard/list': { who: 'account' },
  'storyboard/redo': ofStoryboard(),
  'storyboard/reopen': ofStoryboard(),
  'storyboard/translate': ofStoryboard({ translationId: randomUUID(), language: 'de' }),
  'storyboard/undo': ofStoryboard(),
  'storyboard/update': ofStoryboard({ title: 'Mine now' }),
  'storyboard/writing': { who: 'account' },
  'studio/get': { who: 'account' },
  'voice/sample': { who: 'account', input: { id: 'en-rachel' } },
  'workspace/changeRole': {
    who: 'owner',
    input: ({ member }) => ({ userId: member, role: 'viewer' }),
  },
  'workspace/create': { who: 'account', input: { id: randomUUID(), name: 'A team' } },
  'workspace/delete': { who: 'account', input: { name: 'Not its name' } },
  'workspace/invitations': { who: 'account' },
  'workspace/invite': { who: 'account', input: { email: 'new@example.com', role: 'editor' } },
  'workspace/join': { who: 'account', input: { id: randomUUID() } },
  'workspace/leave': { who: 'account' },
  'workspace/list': { who: 'account' },
  'workspace/members': { who: 'account' },
  'workspace/openInvitation': { who: 'account', input: { id: randomUUID() } },
  'workspace/ownInvitations': { who: 'account' },
  'workspace/removeMember': { who: 'owner', input: ({ member }) => ({ userId: member }) },
  'workspace/rename': { who: 'account', input: { name: 'Another name' } },
  'workspace/revokeInvitation': { who: 'owner', input: ({ invitation }) => ({ id: invitation }) },
  'workspace/switch': { who: 'account', input: { id: randomUUID() } },
  'support/current': { who: 'admin', input: { id: randomUUID() } },
  'support/leave': { who: 'admin', input: { id: randomUUID() } },
  'support/open': { who: 'admin', input: { userId: 'nobody', reason: 'A clip is missing' } },
  'transaction/holds': { who: 'account' },
  'transaction/list': { who: 'account', input: { limit: 10 } },
  'transaction/months': { who: 'account' },
  'user/addCredits': {
    who: 'admin',
    input: { id: 'nobody', requestId: randomUUID(), amount: 5, description: 'A gift' },
  },
  'user/list': { who: 'admin' },
  'user/resume': { who: 'admin', input: { id: 'nobody' } },
  'user/suspend': { who: 'admin', input: { id: 'nobody', reason: 'Spam' } },
  'upload/get': { who: 'owner', input: ({ upload }) => ({ id: upload }) },
}
