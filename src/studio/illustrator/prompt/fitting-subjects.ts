import { isIndoors, isTable } from '../settings/place-kinds.ts'
import type { Cast } from './find-subjects.ts'
import type { SettingName, Subject, SubjectKind } from './picture-brief.ts'

const WATERS: readonly SettingName[] = ['sea', 'lake', 'beach']
/** What is never seen from above the water. */
const DEEP_DOWN = /octopus|squid|jellyfish|coral|tropical-fish|blowfish/
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
  /lantern|stones|umbrella|telescope|anchor|fire$|ladder|snowman|fountain|basket|bucket|fireplace|skis|sled|kite|wheel|ladder|chair|couch|bed$|bow-and|flag|shopping-cart|satellite-antenna|person-in|drum|-face$|:moose|:boar|:unicorn|:donkey/
const POTTED = /potted-plant|seedling|herb$|bouquet|tulip/
const FURNITURE = /bed$|couch|chair|lamp|candle|television|teddy|yarn/
/** Too large for a table, or busy with something that nobody does at one. */
const NEVER_AT_TABLES = /fireplace|bed$|couch|:person-|woman-dancing/
const ON_FLOORS = /couch|chair|lamp|candle|teddy|yarn|ball|balloon|guitar|gift|luggage|box|book/
/** Open land without any water to float on. */
const DRY: readonly SettingName[] = ['mountains', 'forest', 'field', 'desert', 'snow', 'road']
/** What stands on the floor, and on no table. */
const ON_FLOOR_ONLY = /bicycle|motor-scooter|motorcycle|fire$|fireplace|:bed$|couch|ladder|:person-/
const SPACEFARING = /astronaut|robot|satellite|alien/

/** Who the picture is about: when the text is led by a place, no small thing. */
export function leadOf({ subjects, led, named }: Cast): Subject | undefined {
  return led || named.size > 0
    ? subjects[0]
    : (subjects.find((one) => !isSmall(one)) ?? subjects[0])
}

/**
 * Of the places that a prompt names, the first that everything it asks for fits into: nobody brings a bicycle
 * to a table. Where none is so large, a room for what fits into one, else the first place of the hero.
 */
export function placeOf(
  { subjects, named }: Cast,
  hero: Subject | undefined,
  places: readonly SettingName[],
): SettingName | undefined {
  const wanted = subjects.filter((one) => one === hero || named.has(one.name))
  const isRoomy = (place: SettingName) => wanted.every((one) => fitsInto(one, place))
  const own = places.find((place) => fitsInto(hero, place))
  const roomy = places.find(isRoomy)
  if (roomy !== undefined || own === undefined || !isIndoors(own)) return roomy ?? own
  if (isRoomy('room') && !wanted.some(({ kind }) => kind === 'vehicle')) return 'room'
  const large = wanted.find((one) => !fitsInto(one, 'room'))
  return large?.kind === 'building' || large?.kind === 'plant' ? 'field' : 'street'
}

/** Somebody with nothing but small things, at no place that is named, sits at a table. */
export function atTable({ subjects }: Cast, hero: Subject | undefined): SettingName | undefined {
  const others = subjects.filter((one) => one !== hero)
  if (hero?.kind !== 'person' || others.length === 0 || !others.every(isSmall)) return undefined
  return others.some(({ kind }) => kind === 'food') ? 'kitchen' : 'desk'
}

/** Small things are looked at on a table, never on the floor of a room; a ship is on some water. */
export function nearPlace(
  hero: Subject | undefined,
  { subjects, named }: Cast,
  setting: SettingName,
): SettingName {
  const wanted = subjects.filter((one) => one === hero || named.has(one.name))
  if (DRY.includes(setting) && wanted.some(isAfloat)) return 'lake'
  if (setting !== 'room' || hero === undefined) return setting
  const isForTable = (one: Subject) =>
    (isSmall(one) || POTTED.test(one.name)) && !FURNITURE.test(one.name)
  const isHandled = hero.kind === 'person' && wanted.some(isForTable)
  const isTabled = POTTED.test(hero.name)
    ? wanted.length > 1 && wanted.every(isForTable)
    : isForTable(hero)
  return isTabled || (isHandled && wanted.every((one) => fitsInto(one, 'desk'))) ? 'desk' : setting
}

/** Whether a hero can be in a place at all; a train on a kitchen table cannot. */
export function fitsInto(hero: Subject | undefined, setting: SettingName): boolean {
  if (!hero) return true
  if (setting === 'underwater') return hero.kind === 'sea-animal' || isSmall(hero)
  if (WATERS.includes(setting)) return !DEEP_DOWN.test(hero.name)
  if (setting === 'space')
    return (
      !['person', 'animal', 'plant', 'building', 'vehicle'].includes(hero.kind) ||
      SPACEFARING.test(hero.name)
    )
  if (setting === 'clouds') return FLYING.includes(hero.kind) || /dragon|unicorn/.test(hero.name)
  if (setting === 'studio' || setting === 'stage') return true
  if (ON_FLOOR_ONLY.test(hero.name)) return !isTable(setting)
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

/** Whether it is looked at on a table, and lost on the ground. */
export function isSmall({ kind, name }: Subject): boolean {
  return SMALL.includes(kind) && !OUTDOOR_THINGS.test(name)
}

function isLarge({ kind, name }: Subject): boolean {
  return LARGE.includes(kind) || LARGE_BEINGS.test(name)
}
