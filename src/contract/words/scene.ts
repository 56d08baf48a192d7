/** Scenes: their edits, and what may be made for one. */
export const sceneWords = {
  'scene-not-found': /*i18n*/ 'Could not fetch scene data',
  'text-changed-elsewhere':
    /*i18n*/ 'This text was changed in another window meanwhile. Choose which version to keep.',
  'change-made-already': /*i18n*/ 'This change was made already.',
  'last-scene': /*i18n*/ 'A storyboard needs at least one scene.',
  'scenes-too-many': /*i18n*/ 'A storyboard has at most {most} scenes.',
  'storyboard-too-long': /*i18n*/ 'A storyboard is at most {minutes} minutes long.',
  'scene-too-short-to-split': /*i18n*/ 'This scene is too short to be split.',
  'nothing-to-merge-with': /*i18n*/ 'There is no scene after this one to merge with.',
  'merged-text-too-long': /*i18n*/ 'Merged, the scene would say more than {most} characters.',
  'nothing-to-undo': /*i18n*/ 'There is nothing to undo.',
  'nothing-to-redo': /*i18n*/ 'There is nothing to redo.',
  'scene-in-work':
    /*i18n*/ 'Something is being made for this scene. Wait for it or cancel it first.',
  'scene-without-voice-text': /*i18n*/ 'No voice text provided for this scene',
  'scene-without-image-prompt':
    /*i18n*/ 'Scene has no image prompt. Please add an image prompt first.',
  'scene-without-video-prompt': /*i18n*/ 'Add a video prompt to this scene first.',
  'scene-without-image': /*i18n*/ 'Scene does not have an image to generate video from',
  'scene-image-being-made':
    /*i18n*/ 'The image of this scene is being made. Start the video when it is ready.',
  'scene-says-nothing': /*i18n*/ 'This scene says nothing that a text card could show.',
  'video-still-fits': /*i18n*/ 'The video still fits and was not made again.',
} as const
