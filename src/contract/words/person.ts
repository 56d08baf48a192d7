/** What the forms that ask for a person say; on public pages, too. */
export const personWords = {
  'name-missing': /*i18n*/ 'Enter your name',
  'name-too-long': /*i18n*/ 'Your name can have at most {limit} characters',
  'invisible-character': /*i18n*/ 'Remove the invisible character (NUL) from this text',
  'email-invalid': /*i18n*/ 'Enter a valid e-mail address',
  'email-too-long':
    /*i18n*/ 'An e-mail address has at most {most} characters, {mailbox} of them before the @',
  'suspend-oneself': /*i18n*/ 'You cannot suspend your own account.',
} as const
