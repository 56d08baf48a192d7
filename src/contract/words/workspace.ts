/** Workspaces, their members and keys, accounts and sessions. */
export const workspaceWords = {
  'workspace-name-missing': /*i18n*/ 'Enter a name for the workspace',
  'workspace-name-too-long': /*i18n*/ 'The name of a workspace can have at most 100 characters',
  'workspace-not-found': /*i18n*/ 'This workspace was not found.',
  'workspace-is-personal':
    /*i18n*/ 'This workspace is yours alone. Make one for your team and invite people there.',
  'workspace-name-differs': /*i18n*/ 'This is not the name of the workspace.',
  'workspaces-too-many': /*i18n*/ 'You cannot be in more workspaces. Leave one of them first.',
  'owner-needed': /*i18n*/ 'A workspace needs an owner. Make somebody else one first.',
  'owners-only': /*i18n*/ 'Only an owner can do this to an owner.',
  'member-not-found': /*i18n*/ 'Nobody of that name works here.',
  'member-already': /*i18n*/ 'They work here already.',
  'invitations-too-many':
    /*i18n*/ 'Many people are invited already. Take an invitation back first.',
  'invitation-not-found':
    /*i18n*/ 'This invitation was not found. It may have been taken back, or its time is over.',
  'key-name-missing': /*i18n*/ 'Enter a name for the key',
  'key-name-too-long': /*i18n*/ 'The name of a key can have at most 100 characters',
  'key-scopes-missing': /*i18n*/ 'Choose what the key may do',
  'keys-too-many': /*i18n*/ 'This workspace cannot have more keys. End one of them first.',
  'key-not-found': /*i18n*/ 'This key was not found. It may have ended already.',
  'session-not-found': /*i18n*/ 'This session was not found. It may have ended already.',
  'account-not-found': /*i18n*/ 'There is no such account.',
  'address-not-found': /*i18n*/ 'No account has the address {email}.',
  'password-wrong': /*i18n*/ 'The current password is not right.',
  'account-going': /*i18n*/ 'This account is being deleted already.',
  'last-admin':
    /*i18n*/ 'This is the only admin account, and other people have accounts here. Make somebody else an admin first.',
  'only-owner-of':
    /*i18n*/ 'You are the only owner of “{name}”. Make somebody else an owner there, or take its members out, and then delete your account.',
  'sign-in-once-more':
    /*i18n*/ 'Sign out, sign in again and do this within 5 minutes, so that nobody else can do it for you.',
  'newsletter-link-over': /*i18n*/ 'This link is not valid any more.',
} as const
