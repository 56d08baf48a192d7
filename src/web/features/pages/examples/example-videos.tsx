import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AspectRatio, WritingLanguage } from '#contract/options.ts'
import { SampleVideo } from '#web/features/site/sample-video.tsx'
import { languageName } from '#web/lib/formats.ts'
import './example-videos.css'

/** Finished videos, each with the command that made it. They load when they are played. */
export function ExampleVideos() {
  const { t, i18n } = useLingui()
  return (
    <ul className="example-videos">
      {EXAMPLES.map(({ file, idea, language, aspectRatio, about, command }) => (
        <li key={file} className="panel">
          <div className="stagebox">
            <SampleVideo
              src={`/examples/${file}.mp4`}
              poster={`/examples/${file}.webp`}
              title={idea}
              ratio={aspectRatio}
            />
          </div>
          <div className="panel-body">
            <h2 lang={language}>{idea}</h2>
            <p className="text-muted">{i18n._(about)}</p>
            <dl>
              <dt>{t`Language`}</dt>
              <dd lang={language}>{languageName(language)}</dd>
              <dt>{t`Format`}</dt>
              <dd className="mono">{aspectRatio.replace('/', ':')}</dd>
            </dl>
            <details>
              <summary>{t`How it was made`}</summary>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reached by keyboard */}
              <pre tabIndex={0}>
                <code>{command}</code>
              </pre>
            </details>
          </div>
        </li>
      ))}
    </ul>
  )
}

const BASE = 'npm run make --'

/** The videos in public/examples: made by the built-in studio with just these commands. */
const EXAMPLES = [
  {
    file: 'lighthouse-9x16-en',
    idea: 'The Eddystone lighthouse was built four times. A storm took the first in 1703. Fire took the second. The third outlived its rock, and stands in Plymouth today.',
    language: 'en',
    aspectRatio: '9/16',
    about: msg`Storytelling, vertical, quiet captions, no music.`,
    command: `${BASE} "The Eddystone lighthouse was built four times. A storm took the first in 1703. Fire took the second. The third outlived its rock, and stands in Plymouth today." --duration 15 --aspect 9/16 --style Storytelling --language en --image-style DESIGN --resolution 720p --stills --captions quiet --music none`,
  },
  {
    file: 'coffee-1x1-de',
    idea: 'Kaffee ist der Kern einer Kirsche. In jeder Kirsche liegen meist zwei Bohnen. Grün riechen sie nach Gras. Erst das Rösten bei gut 200 Grad macht sie braun.',
    language: 'de',
    aspectRatio: '1/1',
    about: msg`A tutorial, square, with captions word by word and music.`,
    command: `${BASE} "Kaffee ist der Kern einer Kirsche. In jeder Kirsche liegen meist zwei Bohnen. Grün riechen sie nach Gras. Erst das Rösten bei gut 200 Grad macht sie braun." --duration 15 --aspect 1/1 --style Tutorial --language de --image-style DESIGN --resolution 720p --stills`,
  },
  {
    file: 'cats-16x9-ja',
    idea: '猫は一日に十二時間以上眠ります。狩りには力がいるからです。',
    language: 'ja',
    aspectRatio: '16/9',
    about: msg`Educational, wide, with captions word by word and music.`,
    command: `${BASE} "猫は一日に十二時間以上眠ります。狩りには力がいるからです。" --duration 15 --aspect 16/9 --style Educational --language ja --image-style DESIGN --resolution 720p --stills`,
  },
] as const satisfies {
  file: string
  idea: string
  language: WritingLanguage
  aspectRatio: AspectRatio
  about: unknown
  command: string
}[]
