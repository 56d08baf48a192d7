import type { DrawnRatio, Resolution } from '#contract/options.ts'

const SHORT_SIDE: Record<Resolution, number> = { '720p': 720, '1080p': 1080, '4K': 2160 }

/** Width and height of a finished video, or of a picture, in pixels; both even, as 4:2:0 video needs. */
export function dimensionsOf(
  aspectRatio: DrawnRatio,
  resolution: Resolution,
): { width: number; height: number } {
  const [across, down] = sidesOf(aspectRatio)
  const short = SHORT_SIDE[resolution]
  const scale = short / Math.min(across, down)
  return { width: Math.round(across * scale), height: Math.round(down * scale) }
}

/** Width over height. */
export function ratioOf(aspectRatio: DrawnRatio): number {
  const [across, down] = sidesOf(aspectRatio)
  return across / down
}

function sidesOf(aspectRatio: DrawnRatio): [across: number, down: number] {
  return aspectRatio.split('/').map(Number) as [number, number]
}
