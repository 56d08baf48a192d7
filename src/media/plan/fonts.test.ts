import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  CAPTION_FAMILIES,
  CAPTION_WEIGHTS,
  type CaptionFamily,
  type CaptionWeight,
} from '#composition/caption-font.ts'
import { fontFile } from './fonts.ts'

const families = Object.keys(CAPTION_FAMILIES) as CaptionFamily[]
const weights = Object.keys(CAPTION_WEIGHTS).map(Number) as CaptionWeight[]

test.each(families)('the ascent and descent noted for %s are those in its files', (family) => {
  for (const weight of weights) {
    const tables = readTables(fontFile({ family, weight }))
    const unitsPerEm = tables.head.getUint16(18)
    expect(tables['OS/2'].getUint16(74) / unitsPerEm).toBeCloseTo(
      CAPTION_FAMILIES[family].ascent,
      3,
    )
    expect(tables['OS/2'].getUint16(76) / unitsPerEm).toBeCloseTo(
      CAPTION_FAMILIES[family].descent,
      3,
    )
  }
})

/** Two tables of a TrueType file. OpenType specification, "Organization of an OpenType Font". */
function readTables(path: string): { head: DataView; 'OS/2': DataView } {
  const file = readFileSync(path)
  const find = (tag: string) => {
    for (let entry = 12; entry < 12 + 16 * file.readUInt16BE(4); entry += 16) {
      if (file.toString('latin1', entry, entry + 4) !== tag) continue
      return new DataView(file.buffer, file.byteOffset + file.readUInt32BE(entry + 8))
    }
    throw new Error(`${path} has no table ${tag}.`)
  }
  return { head: find('head'), 'OS/2': find('OS/2') }
}
