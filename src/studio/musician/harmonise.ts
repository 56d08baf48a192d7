import { type Chord, parseChord } from './chord.ts'
import type { MoodRecipe } from './mood-recipe.ts'
import type { Form, Section, SectionName } from './plan-form.ts'
import type { SeededRandom } from './seeded-random.ts'

export type Bar = {
  index: number
  section: Section
  /** 0 for the section's first. */
  indexInSection: number
  chord: Chord
  /** How full the music is here, 0 to 1. */
  energy: number
}

const ENERGY: Record<SectionName, number> = {
  intro: 0.3,
  theme: 0.6,
  variation: 0.8,
  contrast: 1,
  ending: 0.4,
}

/** Gives every bar its chord and its energy. */
export function harmonise(form: Form, recipe: MoodRecipe, random: SeededRandom): Bar[] {
  const theme = chords(random.pick(recipe.themes))
  const contrast = chords(random.pick(recipe.contrasts))
  const cadence = chords(recipe.cadence)
  return form.sections.flatMap((section) =>
    Array.from({ length: section.bars }, (_, indexInSection) => ({
      index: section.firstBar + indexInSection,
      section,
      indexInSection,
      chord: chordAt(section, indexInSection),
      energy: ENERGY[section.name],
    })),
  )

  function chordAt(section: Section, at: number): Chord {
    if (section.name === 'ending') return cadence.at(at - section.bars)
    const progression = section.name === 'contrast' ? contrast : theme
    return progression[at % progression.length] as Chord
  }
}

function chords(written: string): Chord[] {
  return written.split(' ').map(parseChord)
}
