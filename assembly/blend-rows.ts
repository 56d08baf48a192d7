// AssemblyScript, compiled to src/media/layers/blend-rows.wasm by `npm run build:wasm`.
// Eight samples at a time: a 16 byte window of the source row holds every sample the block can need,
// so a byte shuffle replaces eight separate loads. Samples are 9.7, weights 1.15 fixed point.

/** Where the samples 0..7 of a block lie after its first one, in steps. */
const LANES = i16x8(0, 1, 2, 3, 4, 5, 6, 7)

const FULL: i32 = 0x7fff
const EIGHT_COLUMNS: i32 = 8 << 16

function isFull(bytes: v128): bool {
  return i8x16.all_true(i8x16.eq(bytes, i8x16.splat(-1)))
}

/** Eight samples between the columns (`left`, `left + 1`) of one row. */
function between(row: v128, left: v128, right: v128, weight: v128): v128 {
  const a = i16x8.shl(i16x8.extend_low_i8x16_u(i8x16.swizzle(row, left)), 7)
  const b = i16x8.shl(i16x8.extend_low_i8x16_u(i8x16.swizzle(row, right)), 7)
  return i16x8.add(a, i16x8.q15mulr_sat_s(i16x8.sub(b, a), weight))
}

/** The first eight samples of a row, for a source that is already as wide as its target. */
function asTheyAre(row: v128): v128 {
  return i16x8.shl(i16x8.extend_low_i8x16_u(row), 7)
}

/**
 * Draws one row of a plane over another, bilinearly and in sub-pixel position.
 *
 * `blocks` runs of eight samples are written from `to` on. The source plane starts at `colour`, its
 * coverage at `cover` (0: opaque); both have `stride` bytes a row and `rows` rows, and colour is
 * premultiplied. The first sample lies at `x`, `y` (16.16); each block moves on by `xStep`, `yStep`,
 * where 0 < xStep < 16.0. Blocks that start outside the plane are left out. `opacity` is 0..32767.
 */
export function blendRow(
  to: usize,
  blocks: i32,
  colour: usize,
  cover: usize,
  stride: i32,
  rows: i32,
  x: i32,
  y: i32,
  xStep: i32,
  yStep: i32,
  opacity: i32,
): void {
  const fade = i16x8.splat(<i16>opacity)
  const lanes = i16x8.mul(LANES, i16x8.splat(<i16>(xStep >> 7)))
  const one = i8x16.splat(1)
  const half = i16x8.splat(64)
  const even = xStep == EIGHT_COLUMNS && (x & 0xffff) == 0
  for (const end = to + ((<usize>blocks) << 3); to < end; to += 8, x += xStep, y += yStep) {
    const column = x >> 16
    const row = y >> 16
    if (<u32>column >= <u32>(stride - 15) || <u32>row >= <u32>(rows - 1)) continue
    const at = <usize>(row * stride + column)
    const coverAbove = cover ? v128.load(cover + at) : i8x16.splat(0)
    const coverBelow = cover ? v128.load(cover + at + <usize>stride) : coverAbove
    if (cover && !v128.any_true(v128.or(coverAbove, coverBelow))) continue
    const above = v128.load(colour + at)
    const below = v128.load(colour + at + <usize>stride)
    const position = i16x8.add(lanes, i16x8.splat(<i16>((x & 0xffff) >> 4)))
    const index = i16x8.shr_u(position, 12)
    const left = i8x16.narrow_i16x8_u(index, index)
    const right = i8x16.add(left, one)
    const across = i16x8.shl(v128.and(position, i16x8.splat(0xfff)), 3)
    const down = i16x8.splat(<i16>((y & 0xffff) >> 1))
    const top = even ? asTheyAre(above) : between(above, left, right, across)
    const bottom = even ? asTheyAre(below) : between(below, left, right, across)
    let ink = i16x8.add(top, i16x8.q15mulr_sat_s(i16x8.sub(bottom, top), down))
    if (cover && !(opacity == FULL && isFull(v128.and(coverAbove, coverBelow)))) {
      const coverTop = even ? asTheyAre(coverAbove) : between(coverAbove, left, right, across)
      const coverBottom = even ? asTheyAre(coverBelow) : between(coverBelow, left, right, across)
      let hidden = i16x8.add(coverTop, i16x8.q15mulr_sat_s(i16x8.sub(coverBottom, coverTop), down))
      hidden = i16x8.q15mulr_sat_s(i16x8.add(hidden, i16x8.shr_u(hidden, 8)), fade)
      const under = i16x8.shl(v128.load8x8_u(to), 7)
      ink = i16x8.add_sat_s(
        i16x8.q15mulr_sat_s(ink, fade),
        i16x8.sub(under, i16x8.q15mulr_sat_s(under, hidden)),
      )
    }
    const bytes = i16x8.shr_u(i16x8.add_sat_s(ink, half), 7)
    v128.store64_lane(to, i8x16.narrow_i16x8_u(bytes, bytes), 0)
  }
}

/**
 * Draws `count` rows of a plane, as `blendRow` does, over rows that are `targetStride` bytes apart.
 * From row to row the place in the source moves on by `xDown`, `yDown`; `shifts`, unless 0, holds one
 * more sideways step for each row, as 16.16. Blocks to the left and right of the source are passed over.
 */
export function blendRows(
  target: usize,
  targetStride: i32,
  count: i32,
  blocks: i32,
  colour: usize,
  cover: usize,
  stride: i32,
  rows: i32,
  x: i32,
  y: i32,
  xStep: i32,
  yStep: i32,
  xDown: i32,
  yDown: i32,
  shifts: usize,
  opacity: i32,
): void {
  const lean = abs(yStep) * blocks
  const lowest = rows << 16
  const rightmost = stride << 16
  for (let row = 0; row < count; row++, target += targetStride, x += xDown, y += yDown) {
    if (y + lean < 0 || y - lean > lowest) continue
    const from = shifts ? x + load<i32>(shifts + ((<usize>row) << 2)) : x
    const first = max(0, -from / xStep)
    const last = min(blocks, (rightmost - from) / xStep + 1)
    if (last <= first) continue
    const to = target + ((<usize>first) << 3)
    const startX = from + first * xStep
    const startY = y + first * yStep
    const left = last - first
    blendRow(to, left, colour, cover, stride, rows, startX, startY, xStep, yStep, opacity)
  }
}
