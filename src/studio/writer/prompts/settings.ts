import type { Topic } from '../knowledge/topic.ts'
import { LIFE_SETTINGS } from './life-settings.ts'
import { MAKING_SETTINGS } from './making-settings.ts'
import { NATURE_SETTINGS } from './nature-settings.ts'

/** Places in which a topic shows itself. */
export const SETTINGS: Record<Topic, readonly string[]> = {
  ...NATURE_SETTINGS,
  ...LIFE_SETTINGS,
  ...MAKING_SETTINGS,
}

const CITY_SETTINGS = [
  'behind a wide river',
  'beyond a stone bridge',
  'above narrow streets',
  'behind a park with trees',
]

/** Where some things are at home, other than their topic. */
export const OWN_SETTINGS: Partial<Record<string, readonly string[]>> = {
  train: LIFE_SETTINGS.bicycle,
  sailor: ['on the deck of a small boat', 'on a stone pier', 'on a rocky coast above dark waves'],
  teeth: [
    'on a bathroom shelf beside a mirror',
    'beside a glass of water',
    'on a wooden table by a window',
    'in a bright bathroom with a plant',
    'in a family bathroom in the morning',
  ],
  japan: [
    'behind a quiet lake',
    'above a garden with maple trees',
    'beyond an old wooden bridge',
    'behind a lane with paper lanterns',
  ],
  city: CITY_SETTINGS,
  paris: CITY_SETTINGS,
  castle: [
    'on a hill above a valley',
    'beside a lake with old trees',
    'beyond a wooden bridge',
    'on a rock above a river',
  ],
}

/** For ideas that the knowledge cannot place. */
export const OPEN_SETTINGS: readonly string[] = [
  'on a wooden table by a window',
  'on a hill under a wide sky with clouds',
  'in a quiet street with trees',
  'in a room with a lamp and a plant',
  'beside a path through a green park',
  'in front of a town at dusk',
]

/** The same for creatures. */
export const OUTDOOR_SETTINGS: readonly string[] = [
  'on a hill under a wide sky with clouds',
  'at the edge of a forest',
  'beside a quiet lake',
  'on a meadow with flowers',
  'beside an old stone bridge',
  'in front of a village at dusk',
]

/** The same for what is held in a hand. */
export const INDOOR_SETTINGS: readonly string[] = [
  'on a wooden table by a window',
  'on a bright desk with a notebook',
  'in a room with a lamp and a plant',
  'on a shelf beside a few books',
  'in a bright kitchen',
  'in a workshop with tools',
]
