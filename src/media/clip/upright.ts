import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants'
import type { Stream } from 'node-av/lib'

type FilterStep = [name: string, args: string]

/** A display matrix is nine 32-bit numbers; these say how a point is turned, in 1/65536. */
const MATRIX_BYTES = 36
const AT = { xToX: 0, yToX: 4, xToY: 12, yToY: 16 }

/**
 * The filters that show a stream as it was held when it was filmed: phones store what their sensor saw, and note
 * beside it how to turn it (ISO/IEC 14496-12, 8.3.2, the matrix of a track).
 */
export function upright(stream: Stream): FilterStep[] {
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
