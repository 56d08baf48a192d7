/** Storyboards: the idea, its writing, and what may be done with one. */
export const storyboardWords = {
  'storyboard-not-found': /*i18n*/ 'Storyboard not found',
  'storyboard-not-found-for-media': /*i18n*/ 'Cannot generate media: the storyboard was not found',
  'title-missing': /*i18n*/ 'Enter a title',
  'title-too-long': /*i18n*/ 'A title can have at most {limit} characters',
  'idea-too-short': /*i18n*/ 'Idea must be at least {least} characters',
  'idea-too-long': /*i18n*/ 'Idea must be at most {most} characters',
  'idea-without-words': /*i18n*/ 'Tell your idea in words',
  'script-too-long': /*i18n*/ 'Script must be at most {most} characters',
  'source-too-short': /*i18n*/ 'Text must be at least {least} characters',
  'source-too-long': /*i18n*/ 'Text must be at most {most} characters',
  'source-not-told': /*i18n*/ 'The language model made no storyboard of your text. Try again.',
  'script-language-only': /*i18n*/ 'Only your own script can be told in this language',
  'points-incomplete':
    /*i18n*/ 'Say what it is, three points and what people should do, each in a line of at most {most} characters',
  'duration-out-of-range': /*i18n*/ 'Choose between 15 seconds and 3 minutes',
  'duration-off-step': /*i18n*/ 'Choose a multiple of {step} seconds',
  'style-missing': /*i18n*/ 'Choose a video style',
  'audience-missing': /*i18n*/ 'Choose a target audience',
  'aspect-ratio-missing': /*i18n*/ 'Choose an aspect ratio',
  'language-missing': /*i18n*/ 'Choose a language',
  'scene-count-out-of-range':
    /*i18n*/ 'A video of {durationS} seconds can have {fewest} to {most} scenes',
  'words-too-few':
    /*i18n*/ 'Your words fill {seconds} s, and a video needs {least} s. Give your points, write your own script, or connect a language model.',
  'words-too-many': /*i18n*/ 'Your words take {seconds} s. Choose a longer video or write less.',
  'cast-name-twice': /*i18n*/ 'Two of the cast have the same name. Give one of them another.',
  'reference-no-picture':
    /*i18n*/ 'A reference picture is not in your library any more. Choose another.',
  'voice-missing': /*i18n*/ 'Choose a voice from the list.',
  'confirmed-already': /*i18n*/ 'This storyboard is confirmed already.',
  'open-already': /*i18n*/ 'This storyboard is open already.',
  'storyboard-complete':
    /*i18n*/ 'This storyboard is complete. Reopen it to generate more content.',
  'only-in-production': /*i18n*/ 'Only a storyboard in production can be completed.',
  'still-being-made': /*i18n*/ 'Something is still being made. Wait for it or cancel it first.',
  'still-being-made-here':
    /*i18n*/ 'Something of this storyboard is being made. Wait for it or cancel it first.',
  'assets-missing': /*i18n*/ 'Complete storyboard with missing assets?',
  'nothing-missing': /*i18n*/ 'Nothing is missing',
  'nothing-stale': /*i18n*/ 'Nothing is out of date',
  'no-voice-texts': /*i18n*/ 'No scenes with voice text found',
  'no-image-prompts': /*i18n*/ 'No scenes with prompts found',
  'no-images-for-videos': /*i18n*/ 'No scenes with images found to generate videos for',
  'draft-invalid': /*i18n*/ 'Invalid storyboard data received',
  'sample-instead': /*i18n*/ 'API Error: {message}. Using mock data instead.',
  'sample-instead-of-nothing': /*i18n*/ 'No data returned from API. Using mock data instead.',
  'writer-too-slow': /*i18n*/ 'The writer did not answer in time.',
  'writer-without-company':
    /*i18n*/ 'The writer gave no titles and prompts for your script. Try again.',
} as const
