import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'

const run = promisify(execFile)

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
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, path])
}

/** Noise as loud and uneven as speech. */
export async function writeSpeech(path: string, seconds: number, volume = 0.5): Promise<void> {
  const source = `anoisesrc=d=${seconds}:c=pink:r=24000:a=0.7:s=7,tremolo=f=4:d=0.9,volume=${volume}`
  await writeSound(path, source)
}

/** A clip in which something moves in every frame. */
export async function writeClip(
  path: string,
  { seconds = 1, fps = 30, size = '360x640' } = {},
): Promise<void> {
  const source = `testsrc2=s=${size}:r=${fps}:d=${seconds}`
  const encoding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, ...encoding, path])
}

/** A file whose content is nothing that its name says. */
export async function writeRubbish(path: string): Promise<void> {
  await writeFile(path, Buffer.alloc(5000, 'not a media file '))
}
