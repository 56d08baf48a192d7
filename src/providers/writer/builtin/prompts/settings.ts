import type { Topic } from '../knowledge/topic.ts'
import { LIFE_SETTINGS } from './life-settings.ts'
import { NATURE_SETTINGS } from './nature-settings.ts'

/** Places in which a topic shows itself. */
export const SETTINGS: Record<Topic, readonly string[]> = { ...NATURE_SETTINGS, ...LIFE_SETTINGS }

/** Where some things are at home, other than their topic. */
export const OWN_SETTINGS: Partial<Record<string, readonly string[]>> = {
  train: LIFE_SETTINGS.bicycle,
  car: LIFE_SETTINGS.bicycle,
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
