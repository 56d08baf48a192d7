import {
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import type { Frame, Stream } from 'node-av/lib'
import { frameDescription } from '../ffmpeg/ffmpeg.ts'
import { FilterChain } from '../ffmpeg/filter-chain.ts'

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

type FilterStep = [name: string, args: string]

/** A display matrix is nine 32-bit numbers; these say how a point is turned, in 1/65536. */
const MATRIX_BYTES = 36
const AT = { xToX: 0, yToX: 4, xToY: 12, yToY: 16 }

/**
 * The filters that show a stream as it was held when it was filmed: phones store what their sensor saw, and note
 * beside it how to turn it (ISO/IEC 14496-12, 8.3.2, the matrix of a track).
 */
function upright(stream: Stream): FilterStep[] {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.byteLength < MATRIX_BYTES) return []
  const xToX = matrix.readInt32LE(AT.xToX)
  const yToX = matrix.readInt32LE(AT.yToX)
  const xToY = matrix.readInt32LE(AT.xToY)
  const yToY = matrix.readInt32LE(AT.yToY)
  const isOnItsSide = Math.abs(yToX) > Math.abs(xToX)
  if (isOnItsSide) return [['transpose', quarterTurn(yToX > 0, xToY > 0)]]
  const flips: FilterStep[] = []
  if (xToX < 0) flips.push(['hflip', ''])
  if (yToY < 0) flips.push(['vflip', ''])
  return flips
}

/** A camera that faces its owner mirrors what it films, too. */
function quarterTurn(rightBecomesDown: boolean, downBecomesRight: boolean): string {
  if (rightBecomesDown) return downBecomesRight ? 'cclock_flip' : 'clock'
  return downBecomesRight ? 'cclock' : 'clock_flip'
}
