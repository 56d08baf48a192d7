/** Storyboards, their scenes, and files. */
export const storyboardWords = {
  // Storyboards: the idea, its writing, and what may be done with one.
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
  'script-in-other-letters':
    /*i18n*/ 'The voice of this language cannot read the letters of your script. Choose the language that it is written in.',
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
  // Scenes: their edits, and what may be made for one.
  'scene-not-found': /*i18n*/ 'Could not fetch scene data',
  'text-changed-elsewhere':
    /*i18n*/ 'This text was changed in another window meanwhile. Choose which version to keep.',
  'title-changed-elsewhere':
    /*i18n*/ 'Another window named it “{title}” meanwhile. Save again to use your title.',
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
  'scene-in-other-letters':
    /*i18n*/ 'Scene {scene}: this voice cannot read the letters of the text. Choose a voice of the language that it is written in.',
  'scene-without-image-prompt':
    /*i18n*/ 'Scene has no image prompt. Please add an image prompt first.',
  'scene-without-video-prompt': /*i18n*/ 'Add a video prompt to this scene first.',
  'scene-without-image': /*i18n*/ 'Scene does not have an image to generate video from',
  'scene-image-being-made':
    /*i18n*/ 'The image of this scene is being made. Start the video when it is ready.',
  'scene-says-nothing': /*i18n*/ 'This scene says nothing that a text card could show.',
  'video-still-fits': /*i18n*/ 'The video still fits and was not made again.',
  // Uploads, and the files that a video or an archive is made of.
  'picture-too-large': /*i18n*/ 'The picture is larger than 5 MB.',
  'picture-of-wrong-type': /*i18n*/ 'Only PNG, JPG and WebP pictures can be uploaded.',
  'video-too-large': /*i18n*/ 'The video is larger than 200 MB.',
  'video-of-wrong-type': /*i18n*/ 'Only MP4, MOV and WebM videos can be used.',
  'file-empty': /*i18n*/ 'The file is empty.',
  'pictures-too-many': /*i18n*/ 'Many files are being checked already. Try again in a moment.',
  'media-gone': /*i18n*/ 'The time to undo is over: the files are deleted.',
  'media-missing': /*i18n*/ 'The file is missing. Upload it again.',
  'tag-missing': /*i18n*/ 'Enter a tag',
  'tag-too-long': /*i18n*/ 'A tag can have at most {most} characters',
  'tags-too-many': /*i18n*/ 'One file can have at most {most} tags.',
  'archived-file-missing':
    /*i18n*/ 'The file {name} is missing, so there is nothing whole to download. Make it again, or choose another take.',
  'scene-image-missing':
    /*i18n*/ 'Scene {sceneNumber}: the image is missing. Generate it again or upload another.',
  'scene-image-unreadable':
    /*i18n*/ 'Scene {sceneNumber}: the image cannot be read. Generate it again or upload another.',
  'scene-clip-missing': /*i18n*/ 'Scene {sceneNumber}: the clip is missing. Generate it again.',
  'scene-clip-unreadable':
    /*i18n*/ 'Scene {sceneNumber}: the clip cannot be read. Generate it again.',
  'scene-voice-missing':
    /*i18n*/ 'Scene {sceneNumber}: the voice-over is missing. Generate it again.',
  'scene-voice-unreadable':
    /*i18n*/ 'Scene {sceneNumber}: the voice-over cannot be read. Generate it again.',
  'music-missing': /*i18n*/ 'The music is missing. Choose another or none.',
  'music-unreadable': /*i18n*/ 'The music cannot be read. Choose another or none.',
  'no-scenes': /*i18n*/ 'There are no scenes to make a video of.',
} as const
