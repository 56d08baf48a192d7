/** What a narrator at a vendor, or on a server of one's own, cannot speak. */
export const narratorWords = {
  'voice-not-offered': /*i18n*/ '{vendor} does not have this voice. Choose another one.',
  'language-not-spoken':
    /*i18n*/ '{vendor} does not speak this language with the model that this site uses. Choose another voice.',
  'text-too-long-to-speak':
    /*i18n*/ '{vendor} speaks at most {max} characters at once, and this text has {count}. Shorten it.',
  'voice-not-in-plan':
    /*i18n*/ 'The plan of this site at {vendor} does not include this voice. Nothing was charged. Choose another voice, or tell the people who run the site.',
  'pronunciation-missing': /*i18n*/ 'Enter a word',
  'pronunciation-silent': /*i18n*/ 'Enter something that can be said',
  'pronunciation-there': /*i18n*/ '“{written}” is in the list already. Change it there.',
  'pronunciation-not-found': /*i18n*/ 'This word is not in the list any more.',
  'pronunciations-too-many':
    /*i18n*/ 'The list can have at most {most} words. Delete some of them first.',
  'too-long-as-spoken':
    /*i18n*/ 'With your pronunciations, scene {scene} says more than {most} characters. Shorten its text.',
  'recording-too-large': /*i18n*/ 'The recording is larger than 50 MB.',
  'recording-of-wrong-type': /*i18n*/ 'This is no recording in WAV, MP3, M4A or WebM.',
} as const
