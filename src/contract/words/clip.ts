/** Why no clip was made of a picture. */
export const clipWords = {
  'start-picture-unreadable':
    /*i18n*/ 'The picture of this scene cannot be read. Generate it again or upload another.',
} as const
