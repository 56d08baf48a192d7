import type { Random } from '../paint/random.ts'
import type { SettingName, Subject, SubjectKind } from './picture-brief.ts'

/** Where a thing is usually found, when the prompt does not say; the first pattern that fits wins. */
const HOMES: [RegExp, SettingName[]][] = [
  [
    /rocket|satellite|ufo|flying-saucer|alien|comet|ringed-planet|astronaut|telescope|shooting-star/,
    ['space'],
  ],
  [/whale|fish|octopus|shark|squid|jellyfish|turtle|crab|lobster|coral|shell|seal/, ['underwater']],
  [/boat|ship|ferry|canoe|anchor|dolphin|lighthouse|duck|swan/, ['sea', 'lake']],
  [/camel|cactus|scorpion|lizard/, ['desert']],
  [/penguin|polar|snow|ski|sled|ice-skate|mammoth/, ['snow']],
  [
    /tractor|cow|sheep|horse|pig|rooster|chicken|sheaf|sunflower|ear-of-corn|goat|ox|rabbit|lion|elephant|giraffe|zebra/,
    ['field'],
  ],
  [
    /deer|bear|fox|owl|wolf|mushroom|hedgehog|squirrel|monkey|gorilla|tree|tent|badger|beaver/,
    ['forest'],
  ],
  [
    /tulip|rose|blossom|hibiscus|butterfly|honeybee|seedling|herb|leaf|potted|beetle|snail|bouquet|watering/,
    ['garden'],
  ],
  [/airplane|balloon|eagle|dove|bird|parachute|kite|helicopter/, ['clouds']],
  [
    /automobile|racing|motorcycle|bus|truck|locomotive|train|railway|bicycle|scooter|taxi|wheel/,
    ['road', 'street'],
  ],
  [/building|bank|hotel|hospital|school|office|castle|factory|store/, ['city']],
  [/^robot$/, ['city', 'laboratory', 'room']],
  [/laptop|computer|satellite-antenna|antenna|locked|key|shield|gear/, ['network', 'desk']],
  [/book|scroll|graduation|pencil|memo|ledger/, ['library', 'desk']],
  [
    /test-tube|microscope|petri|dna|alembic|stethoscope|pill|brain|heart-organ|syringe|magnet|tooth|lungs/,
    ['laboratory'],
  ],
  [
    /guitar|violin|microphone|trumpet|drum|saxophone|piano|keyboard|accordion|trophy|ball|dumb|weight/,
    ['stage', 'studio'],
  ],
  [/:fire$/, ['forest', 'field', 'beach']],
  [/lantern/, ['street', 'sea']],
  [/mount-fuji/, ['lake', 'field']],
  [/house/, ['field', 'snow', 'mountains']],
  [/couch|bed|candle|lamp|teddy|television|chair/, ['room']],
  [/^glass$|^cup$|cooking|bread|egg|pizza|cake|cookie|steaming|bowl|teapot|wine/, ['kitchen']],
]

const BY_KIND: Record<SubjectKind, SettingName[]> = {
  person: ['mountains', 'city', 'field', 'beach', 'street'],
  face: ['studio'],
  animal: ['field', 'forest'],
  bird: ['clouds', 'lake'],
  'sea-animal': ['underwater'],
  plant: ['garden', 'field'],
  food: ['kitchen', 'studio'],
  building: ['city', 'field'],
  vehicle: ['road', 'street'],
  boat: ['sea'],
  aircraft: ['clouds'],
  sky: ['clouds', 'mountains'],
  object: ['desk', 'studio', 'room'],
  symbol: ['studio'],
}

const ANYWHERE: SettingName[] = ['mountains', 'sea', 'clouds', 'field', 'desert', 'lake', 'studio']

export function settingFor(hero: Subject | undefined, random: Random): SettingName {
  if (!hero) return random.pick(ANYWHERE)
  const home = HOMES.find(([pattern]) => pattern.test(hero.name))
  return random.pick(home?.[1] ?? BY_KIND[hero.kind])
}
