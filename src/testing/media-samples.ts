import { execFile } from 'node:child_process'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

const run = promisify(execFile)

/** What FFmpeg made so far, by its arguments: many tests want the same, and starting it takes longer than the work. */
const made = new Map<string, Promise<Buffer>>()

/** A picture with edges, texture and a colour of its own, so that any movement of it can be seen. */
export async function writePicture(
  path: string,
  { width = 720, height = 1280, hue = 200 } = {},
): Promise<void> {
  const marks = Array.from({ length: 60 }, (_, index) => {
    const x = (index * 97) % width
    const y = (index * 211) % height
    return `<circle cx="${x}" cy="${y}" r="${10 + (index % 7) * 9}" fill="hsl(${hue + index},60%,${30 + (index % 5) * 10}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue},40%,25%)"/>${marks.join('')}</svg>`
  await sharp(Buffer.from(svg)).toFile(path)
}

/** A sound that FFmpeg's generators describe, such as `sine=f=440:d=2`. */
export async function writeSound(path: string, source: string): Promise<void> {
  await writeMade(path, ['-f', 'lavfi', '-i', source])
}

/** Noise as loud and uneven as speech. */
export async function writeSpeech(path: string, seconds: number, volume = 0.5): Promise<void> {
  const source = `anoisesrc=d=${seconds}:c=pink:r=24000:a=0.7:s=7,tremolo=f=4:d=0.9,volume=${volume}`
  await writeSound(path, source)
}

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast']
const VP9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime']

/** A clip in which something moves in every frame, in the container that its name says. */
export async function writeClip(
  path: string,
  { seconds = 1, fps = 30, size = '360x640' } = {},
): Promise<void> {
  const source = `testsrc2=s=${size}:r=${fps}:d=${seconds}`
  const codec = extname(path) === '.webm' ? VP9 : H264
  await writeMade(path, ['-f', 'lavfi', '-i', source, ...codec, '-pix_fmt', 'yuv420p'])
}

/** A file whose content is nothing that its name says. */
export async function writeRubbish(path: string): Promise<void> {
  await writeFile(path, Buffer.alloc(5000, 'not a media file '))
}

async function writeMade(path: string, args: string[]): Promise<void> {
  const type = extname(path)
  const key = [...args, type].join(' ')
  const making = made.get(key) ?? make(args, type)
  made.set(key, making)
  await writeFile(path, await making)
}

async function make(args: string[], type: string): Promise<Buffer> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'reelwright-test-'))
  const path = join(folder.path, `sample${type}`)
  await run('ffmpeg', ['-v', 'error', ...args, path])
  return await readFile(path)
}
