import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { PictureSource } from './picture-source.ts'
import { newFrame, planeLayout } from './planes.ts'

const WIDTH = 96
const HEIGHT = 64
const layout = planeLayout(WIDTH, HEIGHT)
const description = `video_size=${WIDTH}x${HEIGHT}:pix_fmt=yuv420p:time_base=1/1:colorspace=bt709:range=tv`

/** A soft wave, which has a known value at every point between the samples. */
function wave(x: number, y: number): number {
  return 128 + 60 * Math.sin(x / 5) + 40 * Math.cos(y / 6)
}

function waveSource(): PictureSource {
  const { frame, planes } = newFrame(layout)
  const stride = layout.planes[0]?.stride ?? 0
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) planes[0]?.writeUInt8(Math.round(wave(x, y)), y * stride + x)
  }
  planes[1]?.fill(90)
  planes[2]?.fill(200)
  return new PictureSource(frame, layout, description)
}

function luma(source: PictureSource, x: number, y: number): number {
  return (
    source.kernel.bytes(source.target, layout.sizeBytes)[y * (layout.planes[0]?.stride ?? 0) + x] ??
    0
  )
}

test('the whole picture at its own size comes out as it went in', () => {
  const source = waveSource()
  source.draw({ x: 0, y: 0, width: WIDTH, height: HEIGHT })
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      expect(Math.abs(luma(source, x, y) - Math.round(wave(x, y)))).toBeLessThanOrEqual(1)
    }
  }
})

test.each([
  [3.25, 2.75, 1],
  [0.1, 0, 0.9],
  [4.6, 3.3, 0.731],
])('a part at (%f, %f), scaled by %f, has the values between the samples', (x, y, scale) => {
  const source = waveSource()
  source.draw({ x, y, width: 80 * scale, height: 53.333 * scale })
  const step = (80 * scale) / WIDTH
  for (let row = 3; row < HEIGHT - 3; row += 7) {
    for (let column = 3; column < WIDTH - 3; column += 5) {
      const expected = wave(x + (column + 0.5) * step - 0.5, y + (row + 0.5) * step - 0.5)
      expect(Math.abs(luma(source, column, row) - expected)).toBeLessThan(1.6)
    }
  }
})

test('colour stays even where it was even, up to the edges', () => {
  const source = waveSource()
  source.draw({ x: 0, y: 0, width: WIDTH, height: HEIGHT })
  const bytes = source.kernel.bytes(source.target, layout.sizeBytes)
  const [, blue, red] = layout.planes
  for (const [plane, value] of [
    [blue, 90],
    [red, 200],
  ] as const) {
    if (!plane) continue
    for (let row = 0; row < plane.rows; row++) {
      const at = plane.offset + row * plane.stride
      expect([...bytes.subarray(at, at + WIDTH / 2)].every((each) => each === value)).toBe(true)
    }
  }
})

test('a move of a hundredth of a pixel changes the picture: motion has no steps', () => {
  const source = waveSource()
  const drawn = (x: number) => {
    source.draw({ x, y: 4, width: 80, height: 53.333 })
    return Buffer.from(source.kernel.bytes(source.target, layout.sizeBytes))
  }
  expect(drawn(2.01)).not.toEqual(drawn(2))
})

test('the kernel is what its source compiles to', async () => {
  const folder = temporaryFolder()
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('assemblyscript/package.json')),
    'bin/asc.js',
  )
  const source = join(import.meta.dirname, '../../../assembly/resample-planes.ts')
  const options = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--noAssert']
  execFileSync(process.execPath, [compiler, source, '-o', join(folder, 'kernel.wasm'), ...options])
  expect(readFileSync(join(folder, 'kernel.wasm'))).toEqual(
    readFileSync(join(import.meta.dirname, 'resample-planes.wasm')),
  )
})
