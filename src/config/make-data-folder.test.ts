import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { makeDataFolder } from './make-data-folder.ts'

test('the folder is made with those above it, and stays as empty or full as it is', () => {
  const folder = join(temporaryFolder(), 'new', 'data')
  makeDataFolder(folder)
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(join(folder, 'kept'), '')
  makeDataFolder(folder)
  expect(readdirSync(folder)).toEqual(['kept'])
})

test('a place that cannot be written is refused at once, with what is wrong about it', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  for (const place of ['/proc', '/proc/self/data', '/proc/new/data', file, join(file, 'data')]) {
    expect(() => makeDataFolder(place)).toThrow(
      `DATA_DIR: must be a folder that can be written (it is "${place}"): `,
    )
  }
})

test('the probe that a killed start left goes with the next one', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, '.written'), '')
  makeDataFolder(folder)
  expect(readdirSync(folder)).toEqual([])
})
