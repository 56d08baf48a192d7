/** Everything the built-in writer knows something about. */
export const ANIMAL_TOPICS = ['cat', 'dog', 'bird', 'whale', 'bee', 'wildlife', 'dinosaur'] as const
export const NATURE_TOPICS = [
  'tree',
  'garden',
  'mountain',
  'ocean',
  'river',
  'rain',
  'snow',
  'sun',
  'stars',
  'volcano',
  'earth',
] as const
export const DAILY_TOPICS = [
  'coffee',
  'tea',
  'bread',
  'cooking',
  'fruit',
  'chocolate',
  'sleep',
  'walking',
  'exercise',
  'heart',
  'brain',
  'calm',
  'home',
  'family',
] as const
export const CULTURE_TOPICS = [
  'book',
  'music',
  'art',
  'history',
  'sport',
  'travel',
  'lighthouse',
  'bicycle',
  'computer',
  'phone',
  'money',
  'work',
  'light',
  'time',
] as const

export const MAKER_TOPICS = [
  'podcast',
  'video',
  'social',
  'photo',
  'speaking',
  'craft',
  'game',
  'fashion',
  'beauty',
] as const
export const TRADE_TOPICS = [
  'brand',
  'shop',
  'startup',
  'service',
  'meeting',
  'event',
  'property',
] as const
export const MODERN_TOPICS = [
  'app',
  'car',
  'energy',
  'language',
  'nutrition',
  'stretching',
] as const

export type AnimalTopic = (typeof ANIMAL_TOPICS)[number]
export type NatureTopic = (typeof NATURE_TOPICS)[number]
export type DailyTopic = (typeof DAILY_TOPICS)[number]
export type CultureTopic = (typeof CULTURE_TOPICS)[number]
export type MakerTopic = (typeof MAKER_TOPICS)[number]
export type TradeTopic = (typeof TRADE_TOPICS)[number]
export type ModernTopic = (typeof MODERN_TOPICS)[number]
export type Topic =
  | AnimalTopic
  | NatureTopic
  | DailyTopic
  | CultureTopic
  | MakerTopic
  | TradeTopic
  | ModernTopic
