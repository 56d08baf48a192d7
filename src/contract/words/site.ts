/** What an admin is told who edits the public pages. */
export const siteWords = {
  'announcement-without-text':
    /*i18n*/ 'Write the announcement in English; other languages are optional.',
  'announcement-over': /*i18n*/ 'Choose an end that is still to come.',
  'homepage-text-missing': /*i18n*/ 'Fill in every title, name, text, question and answer.',
  'homepage-link-wrong':
    /*i18n*/ 'A link begins with / for a page of this site, # for a place on the page, or https://.',
  'homepage-picture-wrong': /*i18n*/ 'A picture is an address of this site, which begins with /.',
} as const
