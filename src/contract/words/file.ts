/** Uploads, and the files that a video or an archive is made of. */
export const fileWords = {
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
