/** Numbers the specification fixes. Lengths in seconds, prices in credits. */
export const IDEA_MIN_CHARACTERS = 10
export const IDEA_MAX_CHARACTERS = 2000
/** Of a script that is spoken word for word: three minutes in the quickest language. */
export const SCRIPT_MAX_CHARACTERS = 4000
/** Of an article or notes that a script is made of. Less is an idea. */
export const SOURCE_MIN_CHARACTERS = 100
export const SOURCE_MAX_CHARACTERS = 20_000
/** Of one of the points that an idea can be given as. */
export const POINT_MAX_CHARACTERS = 300
/** A storyboard without a title of its own is called after the beginning of its idea. */
export const TITLE_FROM_IDEA_CHARACTERS = 30
export const TITLE_MAX_CHARACTERS = 120
export const DURATION_MIN_S = 15
export const DURATION_MAX_S = 180
export const DURATION_STEP_S = 15
export const DURATION_DEFAULT_S = 60
/** Scenes are planned this long unless fewer and longer ones are asked for, up to the second number. */
export const USUAL_SCENE_S = 10
export const LONGEST_PLANNED_SCENE_S = 20
export const FEWEST_PLANNED_SCENES = 2
/** Of what is told in somebody's own words: less is no video. */
export const LEAST_VIDEO_S = 5
/** Of how somebody wants a scene to be reworded. */
export const REWRITE_WISH_MAX_CHARACTERS = 300
export const EMPHASIS_MAX_CHARACTERS = 80
export const SCENE_TEXT_MAX_CHARACTERS = 2000
/** Of the same text with its pronunciations put in. */
export const SPOKEN_TEXT_MAX_CHARACTERS = 4000
export const SIGN_UP_CREDITS = 100
export const VOICE_TAIL_MS = 300
export const SCENES_MAX = 100
/** Scenes whose pictures stand for a storyboard in lists. */
export const PICTURES_IN_LISTS = 5
export const SCENE_LENGTH_MIN_MS = 1000
export const SCENE_LENGTH_MAX_MS = 180_000
/** What edits may let a storyboard grow to. */
export const STORYBOARD_LENGTH_MAX_MS = 600_000
/** Of a scene that is added by hand. */
export const SCENE_LENGTH_DEFAULT_MS = 5000
/** Changes of a storyboard that can be undone. */
export const UNDO_STEPS_MAX = 100
export const FULL_NAME_MAX_CHARACTERS = 100
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 128
/** Below this the account is told that its credits run low. */
export const LOW_CREDITS = 50
export const SPENDING_CAP_MAX = 1_000_000
/** Of one piece of work of a model, in credits. */
export const PRICE_MAX = 100_000
/** On one account; columns of credits are no wider. */
export const CREDITS_MAX = 2 ** 31 - 1
/** Between asking for the deletion of an account and the deletion. */
export const DELETION_DAYS = 7
export const EMAIL_MAX_CHARACTERS = 254
/** Of an address, before the @. */
export const MAILBOX_MAX_CHARACTERS = 64
/** Of a name or a topic. */
export const MESSAGE_LINE_MAX_CHARACTERS = 100
export const MESSAGE_MIN_CHARACTERS = 10
export const MESSAGE_MAX_CHARACTERS = 5000
export const NOTIFICATIONS_SHOWN = 20
export const NOTIFICATIONS_KEPT = 200
/** Of what is looked for, in the header and in lists: as long as a title can be. */
export const SEARCH_MAX_CHARACTERS = 200
/** An uploaded picture: 5 MB on the wire, 40 megapixels when decoded. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024
export const RECORDING_MAX_BYTES = 50 * 1024 * 1024
export const VIDEO_MAX_BYTES = 200 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 40_000_000
/** Pictures of accounts are squares; pages show them at most half as large. */
export const AVATAR_SIZE_PX = 256
export const MEDIA_TITLE_CHARACTERS = 50
/** Media that are deleted, tagged or packed into one file at once. */
export const MEDIA_AT_ONCE_MAX = 200
/** So long can a deletion be undone; then the files go. */
export const MEDIA_UNDO_MS = 5 * 60_000
export const TAG_MAX_CHARACTERS = 40
/** Of one item. */
export const TAGS_MAX = 20
