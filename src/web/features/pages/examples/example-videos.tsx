import { useLingui } from '@lingui/react/macro'
import { SampleVideo } from '#web/features/site/sample-video.tsx'
import { languageName } from '#web/lib/language-name.ts'
import { EXAMPLES } from './examples.ts'
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
