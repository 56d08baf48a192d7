import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listenOnLoopback } from '#testing/listen-on-loopback.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { checkWritable, downloadFile } from './download-file.ts'

test('a full disk is one line that names the disk and the file', async () => {
  const url = await listenOnLoopback(createServer((_, answer) => answer.end('a video')))
  const folder = temporaryFolder()
  const out = join(folder, 'cats.mp4')
  symlinkSync('/dev/full', join(folder, `.cats.mp4.${process.pid}.part`))
  const instance = { url, operatorToken: '', close: () => Promise.resolve() }
  const { signal } = new AbortController()
  await expect(downloadFile(instance, '/video', out, signal)).rejects.toThrow(
    `The disk of ${folder} is full: ${out} was not written.`,
  )
  expect(existsSync(out)).toBe(false)
})

test('a file that is there is replaced only when that is asked for', async () => {
  const out = join(temporaryFolder(), 'cats.mp4')
  writeFileSync(out, 'the video of yesterday')
  await expect(checkWritable(out, false)).rejects.toThrow(
    `--out: ${out} is there already. Name another file, or add --force.`,
  )
  await checkWritable(out, true)
  expect(readFileSync(out, 'utf8')).toBe('the video of yesterday')
})

test('what a killed command left of the video is removed, what a running one writes is not', async () => {
  const folder = temporaryFolder()
  // No process has a number as high as this.
  const left = ['.reelwright-99999999.part', '.cats.mp4.99999999.part']
  const others = [`.cats.mp4.${process.pid}.part`, '.dogs.mp4.99999999.part', 'cats.part']
  for (const name of [...left, ...others]) writeFileSync(join(folder, name), '')
  await checkWritable(join(folder, 'cats.mp4'), false)
  expect(readdirSync(folder).toSorted()).toEqual(others.toSorted())
})
