/** What is asked of a picture, and why a vendor made none. */
export const pictureWords = {
  'prompt-missing': /*i18n*/ 'Please provide a prompt',
  'prompt-too-long': /*i18n*/ 'A prompt can have at most {most} characters',
  'picture-withheld':
    /*i18n*/ '{vendor} made a picture and held it back as unsafe. Change the prompt and try again.',
  'reference-unreadable':
    /*i18n*/ 'A reference picture cannot be read. Choose another under Look, or none.',
} as const
