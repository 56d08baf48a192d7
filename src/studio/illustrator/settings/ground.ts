/** Where subjects can be put in a painted setting. */
export type Ground = {
  /** What the hero stands, lies or floats on. */
  surface: 'land' | 'water' | 'table' | 'air'
  /** The hero's foot, in pixels from the top; the middle of the body when in the air. */
  footY: number
  /** Where small companions far away stand. */
  farY: number
  /** Left and right end of solid ground, when it does not fill the frame. */
  span?: { from: number; to: number }
  /** What is seen past a ledge right at the eye: large things are there. */
  beyond?: Ground
  /** Seen straight from above: things lie on it. */
  flat?: boolean
}
