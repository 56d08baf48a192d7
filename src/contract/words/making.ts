/** Why something was not made, or came in another form, whoever makes it. */
export const makingWords = {
  // Why something was not made, or came in another form.
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
  // What is asked of a picture, and why a vendor made none.
  'prompt-missing': /*i18n*/ 'Please provide a prompt',
  'prompt-too-long': /*i18n*/ 'A prompt can have at most {most} characters',
  'picture-withheld':
    /*i18n*/ '{vendor} made a picture and held it back as unsafe. Change the prompt and try again.',
  'reference-unreadable':
    /*i18n*/ 'A reference picture cannot be read. Choose another under Look, or none.',
  // Why no clip was made of a picture.
  'start-picture-unreadable':
    /*i18n*/ 'The picture of this scene cannot be read. Generate it again or upload another.',
  // What went wrong between this installation and those who make things for it.
  'vendor-unreachable': /*i18n*/ '{vendor} cannot be reached. Nothing was charged. Try again.',
  'vendor-busy': /*i18n*/ '{vendor} takes no more work at the moment. Try again in a minute.',
  'vendor-key-refused':
    /*i18n*/ '{vendor} does not accept the key of this site. Nothing was charged. Please tell the people who run it.',
  'vendor-out-of-credit':
    /*i18n*/ 'The account of this site at {vendor} has no credit left. Nothing was charged. Please tell the people who run it.',
  'vendor-failed': /*i18n*/ '{vendor} failed (HTTP {status}): “{text}”. Try again.',
  'vendor-answer-unusable': /*i18n*/ 'The answer of {vendor} cannot be used. Try again.',
  'vendor-settings-wrong':
    /*i18n*/ '{vendor} does not accept how it was asked: “{text}”. Please tell the people who run this site.',
  'connection-incomplete':
    /*i18n*/ 'Something is missing: a key, an address or the name of a model.',
  'fixed-by-environment':
    /*i18n*/ 'The settings of this machine say how {vendor} is reached. Change them there.',
  'model-not-offered':
    /*i18n*/ 'The model {model} cannot be chosen here any more. Choose another one.',
  'connect-first': /*i18n*/ '{vendor} is not connected. Connect it first.',
  'half-a-key': /*i18n*/ 'Enter both keys, or one key that works alone.',
  // What a narrator at a vendor, or on a server of one's own, cannot speak.
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
  // What language models answer that is no storyboard.
  'model-answer-cut':
    /*i18n*/ '{vendor} stopped before the storyboard was complete. Nothing was charged. Try a shorter video.',
  'model-answer-no-storyboard':
    /*i18n*/ '{vendor} did not write a storyboard that can be used. Nothing was charged. Try again, or put the idea in other words.',
  'model-answer-withheld':
    /*i18n*/ '{vendor} was stopped by its own rules on content. Nothing was charged. Put it in other words.',
  'model-answer-no-suggestion':
    /*i18n*/ '{vendor} suggested nothing that can be used. Try again, or put your wish in other words.',
  'translating-needs-model': /*i18n*/ 'Translating needs a language model, and none is connected.',
  'translation-not-told': /*i18n*/ 'The language model translated nothing. Try again.',
  'translation-unusable': /*i18n*/ '{vendor} did not translate all of it. Try again.',
  'translation-cut': /*i18n*/ '{vendor} stopped before the translation was complete.',
  'translation-other-number':
    /*i18n*/ '{vendor} wrote a number that the storyboard does not have ({number}). Try again.',
  'translation-original-gone':
    /*i18n*/ 'The storyboard was deleted or its scenes were changed meanwhile.',
  'nothing-to-translate': /*i18n*/ 'No scene says anything yet. Write its text first.',
  'translation-same-language':
    /*i18n*/ 'The storyboard is in this language already. Choose another.',
  'rewriting-needs-model': /*i18n*/ 'Rewriting needs a language model, and none is connected.',
  'rewrite-failed': /*i18n*/ 'Nothing was suggested. Try again.',
  'nothing-to-rewrite': /*i18n*/ 'This scene says nothing yet. Write its text first.',
  'wish-missing': /*i18n*/ 'Say how the text is to change.',
  'wish-too-long': /*i18n*/ 'A wish can have at most {most} characters.',
  'model-not-there': /*i18n*/ '{vendor} has no model “{model}”.',
  // What the built-in studio cannot do.
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
