import { isTable } from '../settings/is-table.ts'
import type { Cast } from './find-subjects.ts'
import type { SettingName, Subject, SubjectKind } from './picture-brief.ts'

const WATERS: readonly SettingName[] = ['sea', 'lake', 'beach']
/** What can pass far out on the water behind a hero on land. */
const SEEN_FAR_OUT = /sailboat|^ship$|boat|ship|whale|dolphin/
/** Where a string of lanterns may hang beside another hero. */
const HANGING_PLACES: readonly SettingName[] = ['street', 'garden', 'room', 'stage']
const SMALL: readonly SubjectKind[] = ['food', 'object', 'symbol', 'face']
const LARGE: readonly SubjectKind[] = ['building', 'vehicle', 'boat', 'aircraft', 'sky']
const FLYING: readonly SubjectKind[] = ['aircraft', 'bird', 'sky']

const LARGE_BEINGS =
  /elephant|giraffe|rhino|hippo|whale|shark|dolphin|mammoth|sauropod|t-rex|lion|tiger|leopard|bear$|panda|horse|:cow|:ox|buffalo|bison|camel|llama|moose|deer|zebra|gorilla|kangaroo|dragon|:goat|:ram|:ewe|:pig|boar|penguin|wolf|fox|crocodile|^tree$|-tree$|cactus|fire$/
/** Things and props that stand in the open as naturally as on a table. */
const OUTDOOR_THINGS =
  /lantern|stones|umbrella|telescope|anchor|fire$|ladder|snowman|fountain|basket|bucket|skis|sled|kite|wheel/
const FURNITURE = /bed$|couch|chair|lamp|candle|television|teddy|yarn/
/** Too large for a table, or busy with something that nobody does at one. */
const NEVER_AT_TABLES = /bed$|couch|:person-|woman-dancing/
const ON_FLOORS = /couch|chair|lamp|candle|teddy|yarn|ball|balloon|guitar|gift|luggage|box|book/
const SPACEFARING = /astronaut|robot|satellite|alien/

/** Who the picture is about: when the text is led by a place, no small thing. */
export function leadOf({ subjects, led, named }: Cast): Subject | undefined {
  return led || named.size > 0
    ? subjects[0]
    : (subjects.find((one) => !isSmall(one)) ?? subjects[0])
}

/** Small things are looked at on a table, never on the floor of a room. */
export function nearPlace(hero: Subject | undefined, setting: SettingName): SettingName {
  const onFloor = setting === 'room' && hero !== undefined && isSmall(hero)
  return onFloor && !FURNITURE.test(hero.name) ? 'desk' : setting
}

/** Whether a hero can be in a place at all; a train on a kitchen table cannot. */
export function fitsInto(hero: Subject | undefined, setting: SettingName): boolean {
  if (!hero) return true
  if (setting === 'underwater') return hero.kind === 'sea-animal' || isSmall(hero)
  if (setting === 'space')
    return (
      !['person', 'animal', 'plant', 'building', 'vehicle'].includes(hero.kind) ||
      SPACEFARING.test(hero.name)
    )
  if (setting === 'clouds') return FLYING.includes(hero.kind) || /dragon|unicorn/.test(hero.name)
  if (setting === 'studio' || setting === 'stage') return true
  const indoors = setting === 'room' || isTable(setting)
  return !indoors || (!isLarge(hero) && hero.kind !== 'sea-animal' && hero.kind !== 'bird')
}

/**
 * Everything the prompt asks for, and of what it only mentions those companions that a glance accepts;
 * none of them floats, wades or towers without reason. Where the text is led by a place, small things
 * do not stand for it.
 */
export function fittingSubjects({ subjects, led, named }: Cast, setting: SettingName): Subject[] {
  const isWanted = (one: Subject) => named.has(one.name)
  const cast =
    led || isTable(setting) ? subjects : subjects.filter((one) => isWanted(one) || !isSmall(one))
  const [hero, ...others] = cast
  if (!hero) return []
  return [hero, ...others.filter((other) => isWanted(other) || goWith(hero, other, setting))]
}

function goWith(hero: Subject, other: Subject, setting: SettingName): boolean {
  if (other.name === 'lantern') return HANGING_PLACES.includes(setting)
  if (setting === 'underwater') return other.kind === 'sea-animal'
  if (setting === 'space')
    return other.kind === 'aircraft' || other.kind === 'sky' || SPACEFARING.test(other.name)
  if (setting === 'clouds') return FLYING.includes(other.kind)
  if (setting === 'network') return isSmall(other)
  if (isTable(setting) && NEVER_AT_TABLES.test(other.name)) return false
  if (isTable(setting)) return !isLarge(other) && other.kind !== 'sea-animal'
  if (
    setting === 'room' &&
    (isSmall(other) ? !ON_FLOORS.test(other.name) : isSmall(hero) && other.kind === 'person')
  )
    return false
  if (setting === 'room' || setting === 'stage')
    return !isLarge(other) && other.kind !== 'sea-animal'
  if (isAfloat(hero) && (setting === 'sea' || setting === 'lake'))
    return isAfloat(other) || FLYING.includes(other.kind)
  if (isAfloat(other)) return WATERS.includes(setting) && SEEN_FAR_OUT.test(other.name)
  if (isSmall(hero)) return isSmall(other) || FLYING.includes(other.kind)
  return !isSmall(other)
}

function isAfloat({ kind }: Subject): boolean {
  return kind === 'boat' || kind === 'sea-animal'
}

function isSmall({ kind, name }: Subject): boolean {
  return SMALL.includes(kind) && !OUTDOOR_THINGS.test(name)
}

function isLarge({ kind, name }: Subject): boolean {
  return LARGE.includes(kind) || LARGE_BEINGS.test(name)
}
