import { once, pattern, subjects } from '../../words/read-words.ts'
import type { Random } from '../paint/random.ts'
import {
  type Mood,
  SETTING_NAMES,
  type SettingName,
  type Subject,
  type TimeOfDay,
} from './picture-brief.ts'

const homes = once(() =>
  subjects().homes.map(({ name, settings }) => ({ name: pattern(name), settings })),
)

const ANYWHERE: SettingName[] = ['mountains', 'sea', 'clouds', 'field', 'desert', 'lake', 'studio']

export function settingFor(hero: Subject | undefined, random: Random): SettingName {
  if (!hero) return random.pick(ANYWHERE)
  const home = homes().find(({ name }) => name.test(hero.name))
  return random.pick(home?.settings ?? subjects().homesOfKinds[hero.kind])
}

/** Hours whose light can be called the same, the usual one more than once. */
const NEAR: Record<TimeOfDay, readonly TimeOfDay[]> = {
  dawn: ['dawn', 'dawn', 'day', 'golden'],
  day: ['day', 'day', 'golden', 'dawn'],
  golden: ['golden', 'golden', 'sunset', 'dawn'],
  sunset: ['sunset', 'sunset', 'golden', 'blue'],
  blue: ['blue', 'blue', 'sunset', 'night'],
  night: ['night', 'night', 'blue'],
}

/** The hour of a picture whose prompt tells only what the film's light is like: it changes from scene to scene. */
export function hourNear(light: TimeOfDay, random: Random): TimeOfDay {
  return random.pick(NEAR[light])
}

/** The hour of a picture whose prompt says nothing of it. */
export function likelyHour(setting: SettingName, mood: Mood, random: Random): TimeOfDay {
  if (setting === 'space' || setting === 'network') return 'night'
  if (mood === 'mysterious') return random.pick(['night', 'blue', 'dawn'])
  if (mood === 'dramatic') return random.pick(['sunset', 'golden', 'blue'])
  if (SETTING_NAMES.indexOf(setting) >= SETTING_NAMES.indexOf('room')) {
    return random.pick(['day', 'golden', 'dawn', 'blue'])
  }
  return random.pick([
    'dawn',
    'day',
    'day',
    'golden',
    'golden',
    'sunset',
    'sunset',
    'blue',
    'night',
  ])
}
