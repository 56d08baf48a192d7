import type { Bar } from './harmonise.ts'
import type { DrumKit } from './mood-recipe.ts'
import type { Note } from './note.ts'
import { BEATS_A_BAR } from './plan-form.ts'

const KICK = 36
const STICK = 37
const SNARE = 38
const CLAP = 39
const CLOSED_HAT = 42
const OPEN_HAT = 46
const LOW_TOM = 41
const CRASH = 49
const RIDE = 51
const TAMBOURINE = 54
const MARACAS = 70
const HIGH_BLOCK = 76
const LOW_BLOCK = 77
const TRIANGLE = 81

/** A bar in sixteenths: 'x' is a stroke, 'o' a soft one. The energy says from how full a bar on it plays. */
type Line = { key: number; strokes: string; fromEnergy: number; velocity: number }

const KITS: Record<DrumKit, Line[]> = {
  none: [],
  brushes: [
    { key: RIDE, strokes: 'x...x..ox...x..o', fromEnergy: 0.5, velocity: 46 },
    { key: STICK, strokes: '....x.......x...', fromEnergy: 0.5, velocity: 52 },
    { key: KICK, strokes: 'x.......o.......', fromEnergy: 0.7, velocity: 58 },
    { key: MARACAS, strokes: '..o...o...o...o.', fromEnergy: 0.9, velocity: 44 },
  ],
  pop: [
    { key: KICK, strokes: 'x.......x.x.....', fromEnergy: 0.5, velocity: 78 },
    { key: SNARE, strokes: '....x.......x...', fromEnergy: 0.7, velocity: 66 },
    { key: CLAP, strokes: '....x.......x...', fromEnergy: 0.9, velocity: 58 },
    { key: CLOSED_HAT, strokes: 'x.o.x.o.x.o.x.o.', fromEnergy: 0.7, velocity: 52 },
    { key: TAMBOURINE, strokes: '..x...x...x...x.', fromEnergy: 0.3, velocity: 46 },
  ],
  club: [
    { key: KICK, strokes: 'x...x...x...x...', fromEnergy: 0.5, velocity: 92 },
    { key: CLAP, strokes: '....x.......x...', fromEnergy: 0.6, velocity: 72 },
    { key: OPEN_HAT, strokes: '..x...x...x...x.', fromEnergy: 0.7, velocity: 50 },
    { key: CLOSED_HAT, strokes: 'xoxoxoxoxoxoxoxo', fromEnergy: 0.3, velocity: 52 },
  ],
  film: [
    { key: LOW_TOM, strokes: 'x.....o.........', fromEnergy: 0.6, velocity: 74 },
    { key: KICK, strokes: 'x.....x...x.....', fromEnergy: 0.9, velocity: 84 },
    { key: LOW_TOM, strokes: '............x.xo', fromEnergy: 0.9, velocity: 70 },
  ],
  toys: [
    { key: HIGH_BLOCK, strokes: '....x.......x.o.', fromEnergy: 0.3, velocity: 58 },
    { key: LOW_BLOCK, strokes: 'x.......x.......', fromEnergy: 0.5, velocity: 54 },
    { key: TRIANGLE, strokes: '..x.......x.....', fromEnergy: 0.7, velocity: 46 },
    { key: KICK, strokes: 'x.......x.......', fromEnergy: 0.7, velocity: 62 },
    { key: MARACAS, strokes: '..x...x...x...x.', fromEnergy: 0.9, velocity: 48 },
  ],
}

/** The last beat before a new section. */
const FILLS: Partial<Record<DrumKit, Line[]>> = {
  pop: [{ key: SNARE, strokes: '............o.xx', fromEnergy: 0.5, velocity: 62 }],
  club: [{ key: SNARE, strokes: '............ooxx', fromEnergy: 0.5, velocity: 66 }],
  film: [{ key: LOW_TOM, strokes: '........o.o.oxxx', fromEnergy: 0.5, velocity: 72 }],
  toys: [{ key: HIGH_BLOCK, strokes: '............xxox', fromEnergy: 0.5, velocity: 56 }],
}

const CRASHING_KITS = new Set<DrumKit>(['pop', 'club', 'film'])
const SOFT = 0.68

/** The beat of the mood's kit; the ending has none, and a full section opens with a cymbal. */
export function writeDrums(bars: Bar[], kit: DrumKit): Note[] {
  return bars.flatMap((bar) => {
    if (bar.section.name === 'ending') return []
    const closes = bar.indexInSection === bar.section.bars - 1
    const lines = [...KITS[kit], ...((closes && FILLS[kit]) || [])].filter(
      (line) => bar.energy >= line.fromEnergy,
    )
    const strokes = lines.flatMap((line) => strokesOf(line, bar))
    const opens = bar.indexInSection === 0 && bar.section.name === 'contrast'
    return opens && CRASHING_KITS.has(kit) ? [stroke(CRASH, bar, 0, 58), ...strokes] : strokes
  })
}

function strokesOf({ key, strokes, velocity }: Line, bar: Bar): Note[] {
  return Array.from(strokes).flatMap((mark, sixteenth) =>
    mark === '.'
      ? []
      : [stroke(key, bar, sixteenth / 4, mark === 'x' ? velocity : velocity * SOFT)],
  )
}

function stroke(pitch: number, bar: Bar, beat: number, velocity: number): Note {
  return { part: 'drums', beat: bar.index * BEATS_A_BAR + beat, beats: 0.2, pitch, velocity }
}
