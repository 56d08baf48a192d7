/** What any operation may be refused with, and what goes wrong with the site as a whole. */
export const generalWords = {
  'sign-in-first': /*i18n*/ 'Sign in to go on.',
  'sign-in-for-media': /*i18n*/ 'Cannot generate media: nobody is signed in',
  'sign-in-for-profile': /*i18n*/ 'No user is currently signed in',
  'sign-in-to-create': /*i18n*/ 'You must be logged in to create a storyboard',
  'sign-in-to-draw': /*i18n*/ 'You must be logged in to generate images',
  'sign-in-to-delete': /*i18n*/ 'User not authenticated',
  'not-allowed': /*i18n*/ "You don't have permission to access this page.",
  'not-for-keys': /*i18n*/ 'An API key cannot do this. Sign in and do it yourself.',
  'role-too-small':
    /*i18n*/ 'Your role in this workspace does not allow this. Ask one of its admins.',
  'support-view-reads':
    /*i18n*/ 'This is a view of somebody else’s account. Nothing can be changed or spent in it.',
  'support-view-over': /*i18n*/ 'This view of somebody else’s account is over. Leave it to go on.',
  'support-view-of-oneself': /*i18n*/ 'You see your own account already.',
  'scope-missing': /*i18n*/ 'This API key may not do this. Make one with the scope it needs.',
  'not-found': /*i18n*/ 'This was not found. It may have been deleted.',
  'operation-not-found': /*i18n*/ 'There is no such operation.',
  'not-now': /*i18n*/ 'This cannot be done now.',
  'made-already': /*i18n*/ 'This is being made already.',
  'nothing-to-generate': /*i18n*/ 'There is nothing to generate.',
  'from-another-site': /*i18n*/ 'This request came from another site.',
  'went-wrong': /*i18n*/ 'Something went wrong on our side.',
  'list-has-changed': /*i18n*/ 'The list has changed; load it again.',
  'too-many-attempts': /*i18n*/ 'Too many attempts. Please try again later.',
  'too-many-requests': /*i18n*/ 'This account asks for too much at once. Try again in a minute.',
  'request-too-large': /*i18n*/ 'The request is too large: at most {most} KB.',
  'database-away':
    /*i18n*/ 'The database does not answer at the moment. Try again in a few seconds.',
  'disk-full': /*i18n*/ 'The disk of this site is full, so nothing can be saved. Try again later.',
  'read-only': /*i18n*/ 'This site cannot save anything at the moment. Try again later.',
  /** Somebody else's words, or older ones of ours. */
  quoted: /*i18n*/ '“{text}”',
  'vendor-says': /*i18n*/ '{vendor}: “{text}”',
} as const
