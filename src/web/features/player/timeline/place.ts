import type { CSSProperties } from 'react'

/** Where a stretch of frames lies in a lane. */
export function place(fromFrame: number, toFrame: number, frames: number): CSSProperties {
  return {
    left: `${(fromFrame / frames) * 100}%`,
    width: `${((toFrame - fromFrame) / frames) * 100}%`,
  }
}
