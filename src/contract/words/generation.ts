/** Why something was not made, or came in another form. */
export const generationWords = {
  'storyboard-failed': /*i18n*/ 'An error occurred while creating the storyboard',
  'voice-failed': /*i18n*/ 'Failed to generate voice',
  'image-failed': /*i18n*/ 'Image generation failed',
  'clip-failed': /*i18n*/ 'Failed to generate video',
  'export-failed': /*i18n*/ 'Failed to export the video',
  'charge-failed': /*i18n*/ 'Failed to update credits',
  'image-not-saved': /*i18n*/ 'Image generated but failed to save to your library',
  'request-id-taken':
    /*i18n*/ 'Something else was asked for under this request id. Give every request an id of its own.',
  'ended-already': /*i18n*/ 'This has ended already.',
  'stopped-by-admin': /*i18n*/ 'An admin of this installation stopped it. Nothing was charged.',
  'not-tried-again':
    /*i18n*/ 'This cannot be tried again from here: it did not fail, was made since, or is gone.',
  'not-made': /*i18n*/ 'What it waited for was not made.',
  'machine-stopped': /*i18n*/ 'The machine stopped while this was being made. Try again.',
  'took-too-long': /*i18n*/ 'This took too long and was given up. Try again.',
  'vendor-too-slow': /*i18n*/ 'The video service did not deliver in time. Try again.',
  'writer-not-in-time': /*i18n*/ 'The writer did not deliver in time. Try again.',
  'voice-not-in-time': /*i18n*/ 'The voice service did not deliver in time. Try again.',
  'image-not-in-time': /*i18n*/ 'The image service did not deliver in time. Try again.',
  'service-full': /*i18n*/ 'The service takes no more work at the moment. Try again later.',
  'vendor-given-up':
    /*i18n*/ 'This service has not answered for a while, so nobody is sent there. Try again in some minutes.',
  'model-not-connected':
    /*i18n*/ 'The model that was to make this is not connected any more. Start it again with another.',
  'narrator-without-samples': /*i18n*/ 'This narrator gives no samples.',
  'video-of-scene-failed': /*i18n*/ 'Video generation failed for scene {scene}. Please try again.',
  'video-of-scene-not-checked': /*i18n*/ 'Failed to check video status for scene {scene}',
  'no-image-after-attempts': /*i18n*/ 'No image was generated after multiple attempts',
  'no-image-came': /*i18n*/ 'No image URL returned from API',
  'no-video-came': /*i18n*/ 'No video URL returned from API',
  'no-sound-came': /*i18n*/ 'No audio returned from API',
  'no-job-id-came': /*i18n*/ 'No prediction ID returned from video generation',
  'result-gone': /*i18n*/ 'What was made is no longer kept where it was made. Start it again.',
  'result-unusable': /*i18n*/ 'What came back cannot be used. Try again.',
  'image-file-gone':
    /*i18n*/ 'The file of this image is gone. Generate it again or upload another.',
  'set-in-type':
    /*i18n*/ 'Nothing of this prompt can be drawn here, so the words of the scene are set in type.',
  'only-camera-moves': /*i18n*/ 'Only the camera moves in this video, so it was free.',
} as const
