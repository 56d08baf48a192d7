/** A minute in six scenes: the storyboard, then voice and picture of each; clips come on top. */
const SCENES = 6
const STILLS_CREDITS = 10 + SCENES * (5 + 12)
const ANIMATED_CREDITS = STILLS_CREDITS + SCENES * 120

/** Credits of a one-minute video, from stills and fully animated. */
export const MINUTE_CREDITS = { stills: STILLS_CREDITS, animated: ANIMATED_CREDITS }

export function minutesFor(credits: number) {
  return {
    stills: Math.floor(credits / STILLS_CREDITS),
    animated: Math.floor(credits / ANIMATED_CREDITS),
  }
}
