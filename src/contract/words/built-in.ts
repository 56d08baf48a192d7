/** What the built-in studio cannot do. */
export const builtInWords = {
  'music-length': /*i18n*/ 'Music can be 5 seconds to 10 minutes long.',
  'music-not-played': /*i18n*/ 'The built-in musician could not play.',
  'picture-not-animated': /*i18n*/ 'The picture could not be animated.',
  'picture-not-painted': /*i18n*/ 'The picture could not be painted.',
  'prompt-empty': /*i18n*/ 'The image prompt is empty.',
  'prompt-not-drawable':
    /*i18n*/ 'Nothing of this prompt can be drawn by the built-in studio. Name things, people or places.',
  'thai-not-read':
    /*i18n*/ 'The built-in narrator cannot read Thai, because it does not know where Thai words begin and end.',
  'hebrew-not-read':
    /*i18n*/ 'The built-in narrator cannot read Hebrew, because it guesses the unwritten vowels wrongly.',
  'voice-unknown': /*i18n*/ 'The built-in narrator does not have this voice.',
  'nothing-to-say': /*i18n*/ 'There is nothing to say in this text.',
  'text-not-spoken': /*i18n*/ 'The built-in narrator could not speak this text.',
  'idea-language-unknown':
    /*i18n*/ 'The built-in writer does not know the language of this idea. Write it in English, Spanish, French, German, Japanese or Vietnamese.',
  'idea-in-other-language':
    /*i18n*/ 'This idea is not in the language you chose, and the built-in writer does not translate. Choose the language of the idea.',
  'idea-promises-too-much':
    /*i18n*/ 'The idea promises {count} things and does not name them. Write a sentence about each, or give your points.',
  'idea-asks':
    /*i18n*/ 'The idea asks a question. Add the answer in your own words, or connect a language model.',
  'text-needs-model':
    /*i18n*/ 'A video from a text is written by a language model, and none is connected. Bring your own script, or give your points.',
} as const
