import { once, pattern, subjects } from '../../words/read-words.ts'
import type { Random } from '../paint/random.ts'
import type { SettingName, Subject } from './picture-brief.ts'

const homes = once(() =>
  subjects().homes.map(({ name, settings }) => ({ name: pattern(name), settings })),
)

const ANYWHERE: SettingName[] = ['mountains', 'sea', 'clouds', 'field', 'desert', 'lake', 'studio']

export function settingFor(hero: Subject | undefined, random: Random): SettingName {
  if (!hero) return random.pick(ANYWHERE)
  const home = homes().find(({ name }) => name.test(hero.name))
  return random.pick(home?.settings ?? subjects().homesOfKinds[hero.kind])
}
