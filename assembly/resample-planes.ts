// AssemblyScript, compiled to src/media/picture/resample-planes.wasm by `npm run build:wasm`.
// Planes are 8 bit; sums stay in 16 bit lanes, so that one instruction serves eight samples.

/** Catmull-Rom (Keys 1981, a = -1/2) between 1 and 2 samples away. */
function outerWeight(distance: f64): f64 {
  return ((-0.5 * distance + 2.5) * distance - 4.0) * distance + 2.0
}

/** Catmull-Rom within 1 sample. */
function innerWeight(distance: f64): f64 {
  return (1.5 * distance - 2.5) * distance * distance + 1.0
}

/** Four weights, with sum `one`, for a point that lies `phase` (0..1) after the second of four taps. */
function storeWeights(at: usize, phase: f64, one: f64): void {
  const first = <i32>Math.round(outerWeight(1.0 + phase) * one)
  const third = <i32>Math.round(innerWeight(1.0 - phase) * one)
  const fourth = <i32>Math.round(outerWeight(2.0 - phase) * one)
  store<i16>(at, <i16>first)
  store<i16>(at, <i16>(<i32>one - first - third - fourth), 2)
  store<i16>(at, <i16>third, 4)
  store<i16>(at, <i16>fourth, 6)
}

/** One source row to `width` samples of 9.7 fixed point. Weights have 14 bits, offsets count from `row`. */
function resampleRow(row: usize, to: usize, width: i32, weights: usize, offsets: usize): void {
  for (let x: usize = 0; x < <usize>width; x += 4) {
    const offset = offsets + (x << 2)
    const weight = weights + (x << 3)
    let left = v128.load32_zero(row + load<u32>(offset))
    left = v128.load32_lane(row + load<u32>(offset, 4), left, 1)
    let right = v128.load32_zero(row + load<u32>(offset, 8))
    right = v128.load32_lane(row + load<u32>(offset, 12), right, 1)
    const a = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(left), v128.load(weight))
    const b = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(right), v128.load(weight, 16))
    const even = v128.shuffle<i32>(a, b, 0, 2, 4, 6)
    const odd = v128.shuffle<i32>(a, b, 1, 3, 5, 7)
    const sum = i32x4.shr_s(i32x4.add(i32x4.add(even, odd), i32x4.splat(64)), 7)
    v128.store64_lane(to + (x << 1), i16x8.narrow_i32x4_s(sum, sum), 0)
  }
}

/** Eight samples of the output row: weighted sum of four resampled rows, negative lobes first. */
function eightSamples(
  a: usize,
  b: usize,
  c: usize,
  d: usize,
  wa: v128,
  wb: v128,
  wc: v128,
  wd: v128,
): v128 {
  const lobes = i16x8.add_sat_s(
    i16x8.q15mulr_sat_s(v128.load(a), wa),
    i16x8.q15mulr_sat_s(v128.load(d), wd),
  )
  const near = i16x8.add_sat_s(i16x8.q15mulr_sat_s(v128.load(b), wb), lobes)
  const sum = i16x8.add_sat_s(i16x8.q15mulr_sat_s(v128.load(c), wc), near)
  return i16x8.shr_s(i16x8.add_sat_s(sum, i16x8.splat(64)), 7)
}

/**
 * Resamples a plane: output sample (i, j) is the source at (x + i * xStep, y + j * yStep). The source must
 * reach 2 samples beyond every point asked for; output rows are written in whole 16s, so that `width` and
 * the row's stride are multiples of 16. Scratch needs `width` * 20 bytes.
 */
export function resamplePlane(
  source: usize,
  sourceStride: i32,
  target: usize,
  width: i32,
  height: i32,
  x: f64,
  y: f64,
  xStep: f64,
  yStep: f64,
  scratch: usize,
): void {
  const weights = scratch
  const offsets = weights + ((<usize>width) << 3)
  const rows = offsets + ((<usize>width) << 2)
  for (let i = 0; i < width; i++) {
    const point = x + <f64>i * xStep
    const second = Math.floor(point)
    storeWeights(weights + ((<usize>i) << 3), point - second, 16384.0)
    store<u32>(offsets + ((<usize>i) << 2), <u32>(<i32>second - 1))
  }
  const rowBytes = (<usize>width) << 1
  const rowWeights = rows + (rowBytes << 2)
  let resampled = i32.MIN_VALUE
  for (let j = 0; j < height; j++) {
    const point = y + <f64>j * yStep
    const second = Math.floor(point)
    const first = <i32>second - 1
    for (let r = max(resampled + 1, first); r <= first + 3; r++) {
      const row = source + <usize>(r * sourceStride)
      resampleRow(row, rows + <usize>(r & 3) * rowBytes, width, weights, offsets)
      resampled = r
    }
    storeWeights(rowWeights, point - second, 32767.0)
    const wa = v128.load16_splat(rowWeights)
    const wb = v128.load16_splat(rowWeights, 2)
    const wc = v128.load16_splat(rowWeights, 4)
    const wd = v128.load16_splat(rowWeights, 6)
    const a = rows + <usize>(first & 3) * rowBytes
    const b = rows + <usize>((first + 1) & 3) * rowBytes
    const c = rows + <usize>((first + 2) & 3) * rowBytes
    const d = rows + <usize>((first + 3) & 3) * rowBytes
    const to = target + <usize>(j * width)
    for (let i: usize = 0; i < <usize>width; i += 16) {
      const at = i << 1
      const low = eightSamples(a + at, b + at, c + at, d + at, wa, wb, wc, wd)
      const high = eightSamples(a + at + 16, b + at + 16, c + at + 16, d + at + 16, wa, wb, wc, wd)
      v128.store(to + i, i8x16.narrow_i16x8_u(low, high))
    }
  }
}

/** Mixes `count` samples (a multiple of 16): from * (1 - share / 256) + to * share / 256, into `from`. */
export function mixPlane(from: usize, to: usize, count: i32, share: i32): void {
  const weight = i16x8.splat(<i16>share)
  const rest = i16x8.splat(<i16>(256 - share))
  const half = i16x8.splat(128)
  for (let at: usize = 0; at < <usize>count; at += 16) {
    const a = v128.load(from + at)
    const b = v128.load(to + at)
    const low = i16x8.add(
      i16x8.mul(i16x8.extend_low_i8x16_u(a), rest),
      i16x8.mul(i16x8.extend_low_i8x16_u(b), weight),
    )
    const high = i16x8.add(
      i16x8.mul(i16x8.extend_high_i8x16_u(a), rest),
      i16x8.mul(i16x8.extend_high_i8x16_u(b), weight),
    )
    const mixed = i8x16.narrow_i16x8_u(
      i16x8.shr_u(i16x8.add(low, half), 8),
      i16x8.shr_u(i16x8.add(high, half), 8),
    )
    v128.store(from + at, mixed)
  }
}
