import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeZip } from './write-zip.ts'

function stored(name: string, content: Readable, sizeBytes: number) {
  return { name, sizeBytes, open: async () => content }
}

test('what cannot be read breaks the file off, and what is under way is closed', async () => {
  const broken = Readable.from([
    Buffer.from('half'),
    Promise.reject(new Error('The disk is gone.')),
  ])
  const next = Readable.from([Buffer.from('never')])
  const zip = writeZip([stored('a.mp4', broken, 8), stored('b.mp4', next, 5)])
  await expect(buffer(zip)).rejects.toThrow('The disk is gone.')
  expect(broken.destroyed).toBe(true)
})

test('a file that is longer or shorter than it was said to be breaks the archive off', async () => {
  const zip = writeZip([stored('a.mp4', Readable.from([Buffer.from('short')]), 8)])
  await expect(buffer(zip)).rejects.toThrow('unexpected number of bytes')
})

test('whoever goes away leaves nothing open', async () => {
  const endless = new Readable({ read: () => endless.push(Buffer.alloc(65_536)) })
  const zip = writeZip([stored('a.mp4', endless, 2 ** 40)])
  await zip[Symbol.asyncIterator]().next()
  zip.destroy()
  await expect.poll(() => endless.destroyed).toBe(true)
})

test('nothing is opened before its turn', async () => {
  const opened: string[] = []
  const file = (name: string) => ({
    name,
    sizeBytes: 300_000,
    open: async () => {
      opened.push(name)
      return Readable.from([Buffer.alloc(300_000)])
    },
  })
  const zip = writeZip([file('a'), file('b')])
  await zip[Symbol.asyncIterator]().next()
  expect(opened).toEqual(['a'])
  expect(unzipSync(await buffer(writeZip([file('a'), file('b')])))['b']).toHaveLength(300_000)
})
