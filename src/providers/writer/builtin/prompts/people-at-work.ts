import type { Concept } from '../lexicon/concepts.ts'

/** Somebody busy with a thing, by the thing's concept or its topic. */
const PEOPLE: Partial<Record<string, string>> = {
  lighthouse: 'a lighthouse keeper',
  ship: 'a sailor on a sailing ship',
  ocean: 'a sailor looking out over ocean waves',
  bicycle: 'a cyclist on a bicycle',
  train: 'a traveller beside a train',
  airplane: 'a pilot in front of an airplane',
  city: 'a person walking through a city',
  travel: 'a traveller with a suitcase',
  coffee: 'a barista with a cup of coffee',
  tea: 'a person with a cup of tea',
  bread: 'a baker with a loaf of bread',
  cake: 'a baker with a cake',
  soup: 'a cook with a steaming bowl of noodle soup',
  cooking: 'a cook at a stove',
  vegetable: 'a gardener with fresh vegetables',
  garden: 'a gardener at work',
  flower: 'a gardener with flowers',
  tree: 'a gardener under a tree',
  bee: 'a beekeeper with bees',
  sleep: 'a person asleep in a bed',
  book: 'a person reading a book',
  writing: 'a person writing with a fountain pen',
  music: 'a musician playing',
  guitar: 'a musician with a guitar',
  art: 'a painter at an easel',
  stars: 'an astronomer with a telescope',
  mountain: 'a hiker in front of a mountain',
  computer: 'a programmer with a laptop computer',
  phone: 'a person with a smartphone',
  work: 'a person at a desk',
  money: 'a person counting gold coins',
  science: 'a scientist with a microscope',
  light: 'an inventor with a glowing light bulb',
  heart: 'a person walking in a park',
  brain: 'a person thinking at a desk',
  sport: 'an athlete with a medal and a trophy',
  water: 'a person drinking a glass of clear water',
  time: 'an old watchmaker with a clock',
  party: 'a family with a birthday cake',
  podcast: 'a presenter with a studio microphone',
  video: 'a person with a clapperboard',
  social: 'a person with a mobile phone',
  photo: 'a photographer with a vintage camera',
  speaking: 'a presenter with a microphone',
  craft: 'a person with a hammer',
  game: 'a person with a game controller',
  fashion: 'a woman with a handbag',
  beauty: 'a woman with a lotion bottle',
  makeup: 'a woman with a lipstick',
  brand: 'a person with a megaphone',
  shop: 'an owner with colourful shopping bags',
  cafe: 'a barista with a cup of coffee',
  restaurant: 'a cook with a plate',
  bakery: 'a baker with a loaf of bread',
  onlineshop: 'a person with a package',
  startup: 'a person with a laptop computer and a light bulb',
  service: 'a person with a bellhop bell',
  meeting: 'a group of people at a round table',
  team: 'a team of people at a table',
  event: 'a crowd with confetti',
  wedding: 'a couple with a bouquet',
  property: 'a couple in front of a house',
  app: 'a person with a mobile phone',
  car: 'a person beside a car',
  language: 'two people with a speech bubble',
  nutrition: 'a cook with a bowl of salad',
}
/** Too large to be held. */
const SOMEBODY = /\b(?:person|runner|swimmer|dancer|player|couple)\b/u
const AROUND =
  /\b(?:sky|sun|moon|stars?|waves|hills|mountains?|skyline|street|tower|gate|mount|forest|river|island|beach|castle|house|church|bridge)\b/iu

/** A picture of somebody with an idea's subject, in English. */
export function personAtWork(subject: Concept | undefined, picture: string): string {
  if (SOMEBODY.test(picture)) return picture
  const known = PEOPLE[subject?.id ?? ''] ?? PEOPLE[subject?.topic ?? '']
  const isShown = known !== undefined && known.includes(nounOf(picture))
  if (isShown || (known !== undefined && subject?.id === subject?.topic)) return known
  if (AROUND.test(picture)) return `a person in front of ${picture}`
  return subject ? `a person with ${picture}` : `a person looking at ${picture}`
}

function nounOf(picture: string): string {
  return picture.replace(/^(?:an?|the) /u, '')
}
