/** Numbers the specification fixes. Lengths in seconds, prices in credits. */
export const IDEA_MIN_CHARACTERS = 10
export const IDEA_MAX_CHARACTERS = 2000
export const DURATION_MIN_S = 15
export const DURATION_MAX_S = 180
export const DURATION_STEP_S = 15
export const DURATION_DEFAULT_S = 60
export const SCENE_TEXT_MAX_CHARACTERS = 2000
export const SIGN_UP_CREDITS = 100
export const VOICE_TAIL_MS = 300
