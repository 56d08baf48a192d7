import { z } from 'zod'
import { VIDEO_STYLES } from '#contract/options.ts'
import { CAMERA_MOVES, PARTICLES } from '../animator/motion-names.ts'
import {
  FRAMINGS,
  LOOKS,
  MOODS,
  SETTING_NAMES,
  SUBJECT_KINDS,
  TIMES_OF_DAY,
  WEATHERS,
} from '../illustrator/prompt/picture-brief.ts'

/** A regular expression for letters of either case; an empty one fits nothing. */
const Pattern = z.string()
/** Regular expressions of which one has to fit; none at all fit nothing. */
const Alternatives = z.array(z.string().min(1))
/** Words and names, with commas between them; a long list is parted into lines. */
const Terms = z
  .union([z.string(), z.array(z.string())])
  .transform((list) => [list].flat().flatMap((line) => line.split(',')))
  .transform((terms) => terms.map((term) => term.trim()).filter(Boolean))
const Lines = z.array(z.string().min(1))
const Table = z.record(z.string(), Terms)
const Scenes = z.record(z.string(), Lines)

/** `<language>/phrases.json`: the turns of phrase by which the writer understands an idea. */
export const Phrases = z.strictObject({
  /** They carry grammar rather than a subject; they tell languages apart and end a noun phrase. */
  functionWords: Terms,
  determiners: Alternatives,
  /** Between two nouns these keep a phrase together: of. */
  links: Alternatives,
  /** What follows one of these only describes the noun before it. */
  governors: Alternatives,
  /** How the sign is said behind a number. */
  percent: z.string(),
  /** Words about the telling, not about the thing told: tips, reasons, story. */
  tellingWords: Pattern,
  /** 'Make a video about'. */
  request: Pattern,
  /** How to tell an idea and for whom; `{audience}`, `{form}` and `{look}` stand for those. */
  directions: z.strictObject({
    audience: Pattern,
    form: Pattern,
    look: Pattern,
    /** 'Tell children about', 'a bedtime story about'. */
    opening: Alternatives,
    /** A clause of its own: 'told for children', 'in 60 seconds'. */
    clause: Alternatives,
    /** What ends a clause about something else: '… as a bedtime story'. */
    ending: Alternatives,
  }),
  /** An idea's orders to its maker, and what joins them to what is told: '… and end with a joke'. */
  orders: z.strictObject({ joiners: Alternatives, orders: Alternatives }),
  label: z.strictObject({
    /** What is to be made: 'a picture book', 'an advert'. */
    form: Pattern,
    /** What stands between a form and what it is about: 'an advert for', 'a sad poem about'. */
    about: Pattern,
    /** Before the words that are to be said at the end, which are called `words`: 'end with:'. */
    closing: Pattern,
  }),
  intent: z.strictObject({
    how: Pattern,
    /** How something is or comes about asks for reasons, not for advice. */
    howCome: Pattern,
    why: Pattern,
    story: Pattern,
    /** A list that does not say of how many: 'common mistakes when …'. */
    unnumbered: Pattern,
  }),
  mainPart: z.strictObject({
    /** Who should do or leave something, before what it is: 'why your team should stop having'. */
    whoShould: Pattern,
    /** Its group is the verb of 'how to film better videos'. */
    howTo: Pattern,
    /** Under which conditions; what stands here is what the idea does without. */
    without: Pattern,
  }),
  /** What tells an announcement from a subject. */
  message: z.strictObject({
    /** Something happens: it opens, starts, is on sale. */
    news: Alternatives,
    /** By us. */
    ours: Alternatives,
    /** Something does not happen, or not as planned. */
    notice: Alternatives,
    /** Something ends and does not come back. */
    farewell: Alternatives,
    /** At the beginning: something is lost or found. */
    search: Alternatives,
    /** With the words that lead to it: 'from Monday', 'on the 5th of May'. */
    when: z.strictObject({ leads: Alternatives, words: Alternatives }),
    /** What there is to gain: 'free cake'. */
    offer: Alternatives,
  }),
  contact: z.strictObject({
    /** Leads to a telephone number: 'call us at'. */
    call: Alternatives,
    /** What stands in opening hours and dates beside figures and the names of days. */
    hours: Alternatives,
  }),
  /** Who could carry a story. */
  person: z.strictObject({
    roles: Pattern,
    articled: Pattern,
    /** What makes 'a baker' 'the baker': a pattern and what takes its place. */
    definite: z.array(z.tuple([z.string(), z.string()])),
  }),
  comparison: z.strictObject({
    or: z.string(),
    /** 'The difference between … and …'; its groups are the sides. */
    between: Pattern,
    /** What begins a question and no thing. */
    asks: Alternatives,
  }),
})
export type Phrases = z.infer<typeof Phrases>

/** `any-language.json`: what is understood whatever language an idea is in, as people mix them. */
export const AnyLanguage = z.strictObject({
  /** How somebody asks for a video, from the first word on, and in Japanese anywhere. */
  asks: Alternatives,
  asksInJapanese: Alternatives,
  /** What only the maker of a video hears of: 'Start with the dough' is for the cook. */
  ofTheVideo: Alternatives,
  /** The beginning of a sentence that tells the maker what to do. */
  instruction: Alternatives,
  /** At the end of a request. */
  please: Alternatives,
  onceUponATime: Alternatives,
  /** Two, three and so on. */
  numbers: z.array(Alternatives),
  /** Things that come in lists; in Japanese after the figure or before it. */
  listed: Alternatives,
  listedInJapanese: z.strictObject({ after: Alternatives, before: Alternatives }),
  /** Lists of what to do, of mistakes, of steps. */
  advice: Alternatives,
  mistakes: Alternatives,
  steps: Alternatives,
  /** 'Before and after'. */
  change: Alternatives,
  /** How much, how long and how large; nothing that an idea could be about. */
  measures: Alternatives,
  /** Who does it, and that it is done: of mistakes 'people make'. */
  anybody: Alternatives,
  seasons: Alternatives,
  /** Names of streets are in the language of the place. */
  streets: Alternatives,
})

/** Word beginnings in the languages with spaces, and what is anywhere in a Japanese text. */
const Spotted = z.strictObject({ begins: Alternatives, contains: Alternatives })

/** `motion.json`: how prompts for clips name the camera's moves, and what floats in the air. */
export const Motion = z.strictObject({
  camera: z.record(z.enum(CAMERA_MOVES), Spotted),
  /** The most telling first. */
  particles: z.record(z.enum(PARTICLES), Spotted),
})

/**
 * `<language>/knowledge.json`: sentences about topics, true without numbers or names that age. Tips are in the order
 * in which one would do them.
 */
export const Knowledge = z.record(z.string(), z.strictObject({ facts: Lines, tips: Lines }))
export type Knowledge = z.infer<typeof Knowledge>

/** `<language>/concepts.json`: all words for each concept; the first is how one speaks of the thing in general. */
export const ConceptWords = Table
export type ConceptWords = z.infer<typeof ConceptWords>

/** `<language>/pictures.json`: the words by which the illustrator knows what a prompt asks for. */
export const PictureWords = z.strictObject({
  /** Articles and prepositions. */
  grammar: Terms,
  settings: z.record(z.enum(SETTING_NAMES), Terms),
  times: z.record(z.enum(TIMES_OF_DAY), Terms),
  weathers: z.record(z.enum(WEATHERS).exclude(['clear']), Terms),
  moods: z.record(z.enum(MOODS), Terms),
  framings: z.record(z.enum(FRAMINGS), Terms),
  looks: z.record(z.enum(LOOKS), Terms),
  silhouette: Terms,
  /** Subjects painted by hand, and emoji under other names than their own. */
  subjects: Table,
})
export type PictureWords = z.infer<typeof PictureWords>

/** `concepts.json`: the things that ideas are about. */
export const Concepts = z.record(
  z.string(),
  z.strictObject({
    /** What knows about it; null when nothing does. */
    topic: z.string().nullable(),
    /** English, with its article, for a picture. */
    picture: z.string().min(1),
    /** A creature or a person, who can carry a story. */
    living: z.boolean(),
  }),
)

/** `places.json`: where things show themselves; English, for image prompts. */
export const Places = z.strictObject({
  topics: Scenes,
  /** Where some concepts are at home, other than their topic. */
  subjects: Scenes,
  /** For ideas that the knowledge cannot place. */
  open: Lines,
  /** The same for creatures. */
  outdoors: Lines,
  /** The same for what is held in a hand. */
  indoors: Lines,
  /** Where a concept is a place itself. */
  named: Scenes,
  /** Places with a landmark, which stands beside the subject. */
  landmarks: Scenes,
  weathers: z.record(z.string(), z.string()),
})

const Look = z.strictObject({ light: z.string(), palette: z.string(), finish: z.string() })
export type Look = z.infer<typeof Look>

/** `looks.json`: how the pictures and clips of a storyboard look; English, for prompts. */
export const Looks = z.strictObject({
  looks: z.record(z.enum(VIDEO_STYLES), z.array(Look).min(1)),
  /** How near the picture is, in an order that gives a varied sequence. */
  framings: Lines,
  cameraMoves: Lines,
  /** What moves in a picture, by what can be seen in it; the first that fits is taken. */
  motions: z.array(z.strictObject({ seen: z.string(), motions: Lines.min(1) })),
})

const Kind = z.enum(SUBJECT_KINDS)
const Settings = z.array(z.enum(SETTING_NAMES)).min(1)

/** `subjects.json`: what the illustrator knows about what it draws. Patterns fit names of subjects. */
export const Subjects = z.strictObject({
  kinds: z.record(z.string(), Kind),
  /**
   * English names of emoji artwork beside its own labels. Emoji keywords are associations, and most would put a silly
   * thing into a picture; only what names the very thing is kept.
   */
  names: Table,
  /** Words of style, light, camera and grammar that emoji keywords would turn into things. */
  never: Terms,
  /** Words that name nothing one could miss in a picture: sizes, ages, numbers, positions, plain verbs. */
  plain: Terms,
  /** Where a thing is usually found, when the prompt does not say; the first pattern that fits wins. */
  homes: z.array(z.strictObject({ name: z.string(), settings: Settings })),
  homesOfKinds: z.record(Kind, Settings),
  /** From foot to top, as its artwork shows it; the first pattern that fits wins. */
  metres: z.array(z.strictObject({ name: z.string(), metres: z.number().positive() })),
  /** Of a kind's usual members; a heart or a speech bubble has no size of its own. */
  metresOfKinds: z.partialRecord(Kind, z.number().positive()),
  /** Single emoji that belong elsewhere than their subgroup. */
  emojiKinds: z.record(z.string(), Kind),
  /** Emojibase subgroups (`emojibase-data/meta/groups.json`) whose artwork can stand in a scene. */
  emojiGroups: z.record(z.string(), Kind),
  /** Artwork that is a small landscape, a sign or lettering, or that the setting paints itself. */
  unfitEmoji: Alternatives,
})

const Names = z.record(z.string(), z.string())

/** `speech.json`: what the narrator says for what is written, by the language of the voice. */
export const Speech = z.strictObject({
  /**
   * Abbreviations whose point the synthesiser would take for the end of a sentence, and what to say for them. An empty
   * text means: as it is, without the point.
   */
  abbreviations: z.record(z.string(), Names),
  /** Signs that eSpeak NG passes over in a language, or says in English. */
  symbols: z.record(z.string(), Names),
  /** Names and words too common to be read by their spelling. */
  latinInJapanese: Names,
})

/** `colours.json`: what painters and people call colours: lightness, chroma and hue in Oklch. */
export const Colours = z.record(z.string(), z.tuple([z.number(), z.number(), z.number()]))
