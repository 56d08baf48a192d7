/** Why a vendor made no picture. */
export const pictureWords = {
  'picture-withheld':
    /*i18n*/ '{vendor} made a picture and held it back as unsafe. Change the prompt and try again.',
  'reference-unreadable':
    /*i18n*/ 'A reference picture cannot be read. Choose another under Look, or none.',
} as const
