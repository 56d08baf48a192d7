import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { fittingDurationS } from '#composition/script-scenes.ts'
import { ExportSettings } from '#contract/export.ts'
import {
  DURATION_DEFAULT_S,
  DURATION_MAX_S,
  DURATION_MIN_S,
  DURATION_STEP_S,
} from '#contract/limits.ts'
import {
  ASPECT_RATIOS,
  type AspectRatio,
  CAPTION_STYLES,
  IMAGE_STYLES,
  MUSIC_MOODS,
  PACES,
  RESOLUTIONS,
  type SpokenLanguage,
  WRITING_LANGUAGES,
} from '#contract/options.ts'
import { SpendingCap } from '#contract/spending.ts'
import { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { VOICES } from '#contract/voices.ts'
import { inWords } from '#contract/words/in-words.ts'
import { toldIn } from '#contract/words/issues.ts'
import { readBeginning } from './beginning.ts'
import { type ModelWishes, readModelWishes } from './choose-models.ts'
import { CommandError } from './run-command.ts'

export const MAKE_USAGE = `Usage: npm run make -- "IDEA" [options]

  --script FILE       speaks the text of this file word for word, instead of an idea
  --points FILE       five lines instead of an idea: what it is, three points, what to do
  --text FILE         an article or notes of up to 20,000 characters: a language model makes a
                      script of it that says only what the text says
  --duration S        15 to 180 seconds in steps of 15: the most it may be (default 60, or as
                      many as a script needs)
  --aspect R          ${oneOf(ASPECT_RATIOS)} (default 9/16)
  --style STYLE       Educational, Entertaining, Motivational, Informative, "Product Demo",
                      Tutorial, Storytelling or Cinematic (default Educational)
  --audience WHO      "General Audience", Teenagers, "Young Adults", ... (default "General Audience")
  --language L        ${oneOf(WRITING_LANGUAGES)}; of a script any that has a voice (default en)
  --out FILE          where the video goes (default video.mp4)
  --force             replaces the file that is there
  --voice ID          a voice of the catalogue, e.g. en-rachel (default: the language's first)
  --models WHO        who makes what, of the models that are connected: storyboard=grok,
                      voice=elevenlabs,image=ideogram:v3-quality,clip=builtin, each or some
                      (default: as the admin has chosen)
  --image-style S     ${oneOf(IMAGE_STYLES)} (default AUTO)
  --resolution R      ${oneOf(RESOLUTIONS)} (default 1080p)
  --captions STYLE    ${oneOf(CAPTION_STYLES)} (default word)
  --pace PACE         ${oneOf(PACES)}: how often the framing of a picture changes
                      (default normal)
  --music MOOD        ${oneOf([...MUSIC_MOODS, 'none'])} (default: by style)
  --stills            pictures with camera motion instead of animated clips; quicker
  --keep              keeps the storyboard, so that --from can make another video of it
  --from ID           goes on with a kept storyboard instead of an idea: other captions, music,
                      resolution, or what is still missing after a failure; with another
                      --aspect the pictures are made anew, with another --language it is translated
                      by a language model, and the kept storyboard stays as it is
  --cap CREDITS       the most it may cost; when it would cost more, nothing is started
  --json              one JSON object a line instead of progress bars`

/** A kept storyboard, and the shape or the language of the video when that is to be another than its own. */
export type KeptSource = {
  storyboardId: string
  aspectRatio: AspectRatio | undefined
  language: SpokenLanguage | undefined
}

export type MakeOptions = {
  /** What to write, or the id of the kept storyboard to go on with. */
  source: { idea: StoryboardIdea } | KeptSource
  models: ModelWishes
  voiceId: string | undefined
  imageStyle: (typeof IMAGE_STYLES)[number] | undefined
  /** Without a mood: the one of the storyboard's style. */
  settings: Omit<ExportSettings, 'musicMood'> & {
    musicMood?: ExportSettings['musicMood'] | undefined
  }
  spendingCap: SpendingCap
  isJson: boolean
  isKept: boolean
  isForced: boolean
  outPath: string
}

/** Reads and checks the command line as the form checks its fields. @throws CommandError naming the option */
export function readMakeOptions(args: string[]): MakeOptions | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const source =
    values.from === undefined
      ? { idea: readIdea(values, positionals) }
      : readFrom(values.from, values, positionals)
  const settings = check(
    ExportSettings.extend({
      musicMood: z
        .enum(MUSIC_MOODS, `Choose one of ${MUSIC_MOODS.join(', ')} or none`)
        .nullable()
        .optional(),
    }),
    {
      resolution: values.resolution,
      captionStyle: values.captions,
      pace: values.pace,
      musicMood: values.music === 'none' ? null : values.music,
    },
    { musicMood: '--music', captionStyle: '--captions' },
  )
  return {
    source,
    settings,
    models: readModelWishes(values.models),
    voiceId: values.voice === undefined ? undefined : checkVoice(values.voice),
    imageStyle: check(z.enum(IMAGE_STYLES).optional(), values['image-style'], {
      '': '--image-style',
    }),
    spendingCap: check(SpendingCap, values.cap === undefined ? null : Number(values.cap), {
      '': '--cap',
    }),
    isJson: values.json,
    isKept: values.keep,
    isForced: values.force,
    outPath: resolve(values.out),
  }
}

/** Defaults stand here, so that with `--from` it is seen which options were given. */
function readIdea(values: Values, positionals: string[]): StoryboardIdea {
  const { idea, beginning } = readBeginning(values, positionals)
  const language = values.language ?? 'en'
  const usualS = beginning === 'script' ? fittingDurationS(idea, language) : DURATION_DEFAULT_S
  const durationS = Number(values.duration ?? usualS)
  if (!StoryboardIdea.shape.durationS.safeParse(durationS).success) {
    throw new CommandError(
      `--duration: Choose ${DURATION_MIN_S} to ${DURATION_MAX_S} seconds in steps of ${DURATION_STEP_S}.`,
    )
  }
  return check(
    StoryboardIdea,
    {
      idea,
      beginning,
      durationS,
      style: values.style ?? 'Educational',
      audience: values.audience ?? 'General Audience',
      aspectRatio: values.aspect ?? '9/16',
      language,
      visuals: values.stills ? 'stills' : 'clips',
    },
    { aspectRatio: '--aspect', ...(beginning === 'text' && { idea: '--text' }) },
  )
}

const BEGINNINGS_IN_FILES = ['script', 'points', 'text'] as const

/** What is written already: nothing of this can be asked for any more. */
const OF_THE_IDEA = ['duration', 'style', 'audience', 'stills'] as const

function readFrom(id: string, values: Values, positionals: string[]): KeptSource {
  if (!z.uuid().safeParse(id).success) {
    throw new CommandError(`--from: ${id} is not the id of a storyboard.`)
  }
  if (positionals.length > 0 || BEGINNINGS_IN_FILES.some((name) => values[name])) {
    throw new CommandError('Give an idea or --from, not both: --from goes on with its own idea.')
  }
  const given = OF_THE_IDEA.find((name) => values[name] !== undefined)
  if (given) throw new CommandError(`--${given}: is settled already in what --from goes on with.`)
  const aspectRatio = check(StoryboardIdea.shape.aspectRatio.optional(), values.aspect, {
    '': '--aspect',
  })
  const language = check(StoryboardIdea.shape.language.optional(), values.language, {
    '': '--language',
  })
  if (aspectRatio && language) {
    throw new CommandError(
      '--from: another --language or another --aspect, one after the other; --keep keeps the first.',
    )
  }
  return { storyboardId: id, aspectRatio, language }
}

type Values = ReturnType<typeof parse>['values']

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        script: { type: 'string' },
        points: { type: 'string' },
        text: { type: 'string' },
        duration: { type: 'string' },
        aspect: { type: 'string' },
        style: { type: 'string' },
        audience: { type: 'string' },
        language: { type: 'string' },
        out: { type: 'string', default: 'video.mp4' },
        models: { type: 'string' },
        voice: { type: 'string' },
        'image-style': { type: 'string' },
        resolution: { type: 'string', default: '1080p' },
        captions: { type: 'string', default: 'word' },
        pace: { type: 'string' },
        music: { type: 'string' },
        stills: { type: 'boolean' },
        from: { type: 'string' },
        keep: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        cap: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new CommandError(
      `${optionFault(error as NodeJS.ErrnoException)} See npm run make -- --help`,
    )
  }
}

/** Node's own words are for programmers, and of several lines. */
function optionFault({ code, message }: NodeJS.ErrnoException): string {
  const option = /'(--?[^' ]+)/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`
  const takesNone = message.includes('does not take an argument')
  return takesNone ? `${option} takes no value.` : `${option} needs a value.`
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  names: Record<string, string>,
): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = String(issue?.path[0] ?? '')
  const name = names[field] ?? (field === 'idea' ? 'The idea' : `--${field}`)
  const choices = issue?.code === 'invalid_value' ? ` (${issue.values.join(', ')})` : ''
  throw new CommandError(`${name}: ${issue ? wordsOf(issue.message) : 'is not valid'}${choices}.`)
}

/** `a, b or c`. */
function oneOf(options: readonly string[]): string {
  return `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`
}

/** Of the contract's schemas a code, of our own a sentence. */
function wordsOf(message: string): string {
  const told = toldIn(message)
  return told ? inWords(told) : message
}

function checkVoice(voiceId: string): string {
  if (VOICES.some(({ id }) => id === voiceId)) return voiceId
  throw new CommandError(`--voice: there is no voice ${voiceId}. One of them is ${VOICES[0]?.id}.`)
}
