/** What is wrong with what was entered. */
export const inputWords = {
  'check-input': /*i18n*/ 'Please check what you entered.',
  'field-missing': /*i18n*/ 'The field {field} is missing',
  'field-not-text': /*i18n*/ 'The field {field} must be a text',
  'field-not-number': /*i18n*/ 'The field {field} must be a number',
  'field-not-whole': /*i18n*/ 'The field {field} must be a whole number',
  'field-not-boolean': /*i18n*/ 'The field {field} must be true or false',
  'field-not-list': /*i18n*/ 'The field {field} must be a list',
  'field-wrong-form': /*i18n*/ 'The field {field} does not have the right form',
  'field-not-one-of': /*i18n*/ 'The field {field} must be one of: {options}',
  'field-too-short': /*i18n*/ 'The field {field} needs at least {least} characters',
  'field-too-small': /*i18n*/ 'The field {field} must be at least {least}',
  'field-too-long': /*i18n*/ 'The field {field} can have at most {most} characters',
  'field-too-large': /*i18n*/ 'The field {field} must be at most {most}',
  'text-too-short': /*i18n*/ 'Write at least {least} characters',
  'text-too-long': /*i18n*/ 'At most {most} characters',
  'topic-missing': /*i18n*/ 'Choose a topic',
} as const
