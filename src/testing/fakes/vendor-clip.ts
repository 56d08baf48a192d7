import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

const run = promisify(execFile)
const SHORT_SIDE = 720
const made = new Map<string, Promise<Buffer>>()

/** A real MP4 in the shape of a picture, as Kling makes one: 720 px on its short side, 30 frames a second, silent. */
export async function vendorClip(picture: Buffer, lengthS: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const scale = SHORT_SIDE / Math.min(width, height)
  const size = [width, height].map((side) => 2 * Math.round((side * scale) / 2)).join(':')
  const name = `${size}-${lengthS}`
  const clip = made.get(name) ?? film(size, lengthS)
  made.set(name, clip)
  return await clip
}

async function film(size: string, lengthS: number): Promise<Buffer> {
  const path = join(tmpdir(), `${randomUUID()}.mp4`)
  // Computed from place and time alone: FFmpeg's own moving sources differ from machine to machine.
  const wave = `geq=lum='128+100*sin(X/10+2*T)':cb=120:cr=136`
  const source = `nullsrc=size=64x64:duration=${lengthS}:rate=30,${wave},scale=${size}`
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
  const output = ['-movflags', '+faststart', '-y', path]
  try {
    await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...h264, ...output])
    return await readFile(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** What Kling says of a picture that it does not take; null: it takes it. */
export async function pictureRefusal(picture: Buffer): Promise<string | null> {
  const { format, width, height } = await sharp(picture).metadata()
  if (format !== 'jpeg' && format !== 'png') return `The image format ${format} is not supported`
  if (Math.min(width, height) < 300) return 'Image width and height must be at least 300px'
  const ratio = width / height
  return ratio < 0.4 || ratio > 2.5 ? 'Image aspect ratio must be between 1:2.5 and 2.5:1' : null
}
