export type Chord = {
  /** Semitones of its root above the key's tonic, 0 to 11. */
  root: number
  /** Semitones of its notes above its root, rising from 0. */
  intervals: readonly number[]
}

const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii']
const MAJOR_SCALE = [0, 2, 4, 5, 7, 9, 11]

const SHAPES: Record<string, readonly number[]> = {
  major: [0, 4, 7],
  minor: [0, 3, 7],
  major7: [0, 4, 7, 10],
  minor7: [0, 3, 7, 10],
  majormaj7: [0, 4, 7, 11],
  major6: [0, 4, 7, 9],
  majoradd9: [0, 4, 7, 14],
  minoradd9: [0, 3, 7, 14],
  majorsus2: [0, 2, 7],
  majorsus4: [0, 5, 7],
}

/**
 * Reads a chord written as a degree of the key: 'I', 'vi7', 'IVmaj7', 'bVII', 'Vsus4'. Capitals are
 * major, small letters minor; degrees are those of the major scale, 'b' lowers one by a semitone.
 *
 * @throws when it is not such a chord.
 */
export function parseChord(written: string): Chord {
  const [, flat, numeral = '', suffix] = /^(b?)([IV]+|[iv]+)(.*)$/.exec(written) ?? []
  const degree = NUMERALS.indexOf(numeral.toLowerCase())
  const mode = numeral === numeral.toUpperCase() ? 'major' : 'minor'
  const intervals = SHAPES[mode + suffix]
  if (degree < 0 || !intervals) throw new Error(`'${written}' is not a chord.`)
  const root = (MAJOR_SCALE[degree] as number) - (flat ? 1 : 0)
  return { root: (root + 12) % 12, intervals }
}
