import type { AspectRatio } from '#contract/options.ts'

/** Distances from the frame's edges, as shares of its width (left, right) and height (top, bottom). */
export type Insets = { top: number; right: number; bottom: number; left: number }

/**
 * Where captions may stand. Upright video is shown full screen by TikTok, Reels and Shorts, which lay their
 * own controls over it: a bar above, the caption and sound below, a column of buttons to the right.
 * The widest of the three counts. Left equals right, so that centred text stays centred.
 */
export const SAFE_AREAS: Record<AspectRatio, Insets> = {
  '9/16': { top: 0.13, right: 0.13, bottom: 0.21, left: 0.13 },
  '4/5': { top: 0.08, right: 0.08, bottom: 0.1, left: 0.08 },
  '1/1': { top: 0.08, right: 0.08, bottom: 0.09, left: 0.08 },
  '16/9': { top: 0.08, right: 0.1, bottom: 0.09, left: 0.1 },
}

/** What the platforms cover of an upright video: for the preview's safe-zone overlay. Shares of the frame. */
export const PLATFORM_CONTROLS = [
  { name: 'top bar', x: 0, y: 0, width: 1, height: 0.07 },
  { name: 'buttons', x: 0.87, y: 0.36, width: 0.13, height: 0.44 },
  { name: 'description', x: 0, y: 0.8, width: 1, height: 0.2 },
] as const
