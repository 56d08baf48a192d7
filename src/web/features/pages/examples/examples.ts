import { msg } from '@lingui/core/macro'
import type { AspectRatio, WritingLanguage } from '#contract/options.ts'

const BASE = 'npm run make --'

/** The videos in public/examples: made by the built-in studio with just these commands. */
export const EXAMPLES = [
  {
    file: 'lighthouse-9x16-en',
    idea: 'How lighthouse keepers read the weather from the sea and the sky',
    language: 'en',
    aspectRatio: '9/16',
    about: msg`Storytelling, vertical, quiet captions, no music.`,
    command: `${BASE} "How lighthouse keepers read the weather from the sea and the sky" --duration 15 --aspect 9/16 --style Storytelling --language en --image-style DESIGN --resolution 720p --stills --captions quiet --music none`,
  },
  {
    file: 'coffee-1x1-de',
    idea: 'Wie man guten Filterkaffee kocht',
    language: 'de',
    aspectRatio: '1/1',
    about: msg`A tutorial, square, with captions word by word and music.`,
    command: `${BASE} "Wie man guten Filterkaffee kocht" --duration 15 --aspect 1/1 --style Tutorial --language de --image-style DESIGN --resolution 720p --stills`,
  },
  {
    file: 'cats-16x9-ja',
    idea: '猫はなぜあんなによく眠るのか',
    language: 'ja',
    aspectRatio: '16/9',
    about: msg`Educational, wide, with captions word by word and music.`,
    command: `${BASE} "猫はなぜあんなによく眠るのか" --duration 15 --aspect 16/9 --style Educational --language ja --image-style DESIGN --resolution 720p --stills`,
  },
] as const satisfies {
  file: string
  idea: string
  language: WritingLanguage
  aspectRatio: AspectRatio
  about: unknown
  command: string
}[]
