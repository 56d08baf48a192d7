import { AVCOL_TRC_ARIB_STD_B67, AVCOL_TRC_SMPTE2084 } from 'node-av/constants'
import type { Frame, Stream } from 'node-av/lib'
import { FilterChain } from '../ffmpeg/filter-chain.ts'
import { frameDescription } from '../ffmpeg/frame-description.ts'
import { upright } from './upright.ts'

/** Phones film in HDR by default; on every other screen it looks grey until its light is brought down. */
const TO_STANDARD_RANGE: [name: string, args: string][] = [
  ['zscale', 'transfer=linear:npl=100'],
  ['format', 'gbrpf32le'],
  ['zscale', 'primaries=bt709'],
  ['tonemap', 'tonemap=hable:desat=0'],
  ['zscale', 'transfer=bt709:matrix=bt709:range=tv'],
]

/** Brings the frames of a video that comes from anywhere into the clips' own form. Close it with `using`. */
export function pictureOfVideo(stream: Stream, first: Frame, longestSidePx: number): FilterChain {
  const { num, den } = first.sampleAspectRatio
  const pixelRatio = num > 0 && den > 0 ? num / den : 1
  const isHdr = [AVCOL_TRC_SMPTE2084, AVCOL_TRC_ARIB_STD_B67].some((hdr) => hdr === first.colorTrc)
  const { width, height } = fitted(first.width * pixelRatio, first.height, longestSidePx)
  const matrix = isHdr ? '' : ':out_color_matrix=bt709'
  return new FilterChain('video', frameDescription(first), [
    ['scale', `${width}:${height}:flags=bicubic:out_range=tv${matrix}`],
    ...(isHdr ? TO_STANDARD_RANGE : []),
    ...upright(stream),
    ['setsar', '1'],
    ['format', 'yuv420p'],
  ])
}

/** The encoder takes even sizes only. */
function fitted(width: number, height: number, longestSidePx: number) {
  const scale = Math.min(1, longestSidePx / Math.max(width, height))
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}
