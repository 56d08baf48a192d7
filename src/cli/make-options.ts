import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ExportSettings } from '#contract/export.ts'
import { DURATION_DEFAULT_S } from '#contract/limits.ts'
import { MOOD_OF_STYLE } from '#contract/music.ts'
import { IMAGE_STYLES, MUSIC_MOODS } from '#contract/options.ts'
import { SpendingCap } from '#contract/spending.ts'
import { StoryboardIdea } from '#contract/storyboard.ts'
import { VOICES } from '#contract/voices.ts'
import { CommandError } from './command-error.ts'

export const MAKE_USAGE = `Usage: npm run make -- "IDEA" [options]

  --duration S        15 to 180 seconds in steps of 15 (default 60)
  --aspect R          16/9, 9/16, 1/1 or 4/5 (default 9/16)
  --style STYLE       Educational, Entertaining, Motivational, Informative, "Product Demo",
                      Tutorial, Storytelling or Cinematic (default Educational)
  --audience WHO      "General Audience", Teenagers, "Young Adults", ... (default "General Audience")
  --language L        en, es, fr, de, ja or vi (default en)
  --out FILE          where the video goes (default video.mp4)
  --voice ID          a voice of the catalogue, e.g. en-rachel (default: the language's first)
  --image-style S     AUTO, GENERAL, REALISTIC or DESIGN (default AUTO)
  --resolution R      720p or 1080p (default 1080p)
  --captions STYLE    word, marker, label, outline, quiet or off (default word)
  --music MOOD        calm, bright, driving, warm, dramatic, playful or none (default: by style)
  --stills            pictures with camera motion instead of animated clips; quicker
  --cap CREDITS       the most it may cost; when it would cost more, nothing is started
  --json              one JSON object a line instead of progress bars`

export type MakeOptions = {
  idea: StoryboardIdea
  voiceId: string | undefined
  imageStyle: (typeof IMAGE_STYLES)[number]
  settings: ExportSettings
  spendingCap: SpendingCap
  isJson: boolean
  outPath: string
}

/** Reads and checks the command line as the form checks its fields. @throws CommandError naming the option */
export function readMakeOptions(args: string[]): MakeOptions | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  if (positionals.length !== 1) {
    throw new CommandError('Give one idea, in quotes: npm run make -- "Why cats sleep so much"')
  }
  const idea = check(
    StoryboardIdea,
    {
      idea: positionals[0],
      durationS: Number(values.duration),
      style: values.style,
      audience: values.audience,
      aspectRatio: values.aspect,
      language: values.language,
      visuals: values.stills ? 'stills' : 'clips',
    },
    { durationS: '--duration', aspectRatio: '--aspect' },
  )
  const music = values.music ?? MOOD_OF_STYLE[idea.style]
  const settings = check(
    ExportSettings.extend({
      musicMood: z.enum(MUSIC_MOODS, `Choose one of ${MUSIC_MOODS.join(', ')} or none`).nullable(),
    }),
    {
      resolution: values.resolution,
      captionStyle: values.captions,
      musicMood: music === 'none' ? null : music,
    },
    { musicMood: '--music', captionStyle: '--captions' },
  )
  return {
    idea,
    settings,
    voiceId: values.voice === undefined ? undefined : checkVoice(values.voice),
    imageStyle: check(z.enum(IMAGE_STYLES), values['image-style'], { '': '--image-style' }),
    spendingCap: check(SpendingCap, values.cap === undefined ? null : Number(values.cap), {
      '': '--cap',
    }),
    isJson: values.json,
    outPath: resolve(values.out),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        duration: { type: 'string', default: String(DURATION_DEFAULT_S) },
        aspect: { type: 'string', default: '9/16' },
        style: { type: 'string', default: 'Educational' },
        audience: { type: 'string', default: 'General Audience' },
        language: { type: 'string', default: 'en' },
        out: { type: 'string', default: 'video.mp4' },
        voice: { type: 'string' },
        'image-style': { type: 'string', default: 'AUTO' },
        resolution: { type: 'string', default: '1080p' },
        captions: { type: 'string', default: 'word' },
        music: { type: 'string' },
        stills: { type: 'boolean', default: false },
        cap: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('. ')[0]}. See npm run make -- --help`)
  }
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
  throw new CommandError(`${name}: ${issue?.message ?? 'is not valid'}${choices}.`)
}

function checkVoice(voiceId: string): string {
  if (VOICES.some(({ id }) => id === voiceId)) return voiceId
  throw new CommandError(`--voice: there is no voice ${voiceId}. One of them is ${VOICES[0]?.id}.`)
}
