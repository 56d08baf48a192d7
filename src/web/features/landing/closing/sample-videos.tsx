import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CirclePlay } from 'lucide-react'
import { SampleVideo } from '#web/features/site/sample-video.tsx'
import { SiteLink } from '#web/features/site/site-link.tsx'
import { usePageLoaded } from '#web/lib/use-page-loaded.ts'

/** Made with `npm run make`; the commands stand in docs/examples/README.md. */
const SAMPLES = [
  { file: 'lighthouse', title: msg`Keepers of the light` },
  { file: 'coffee', title: msg`From bean to cup` },
  { file: 'octopus', title: msg`Three hearts, eight arms` },
]

/** No poster is fetched before the page stands. */
export function SampleVideos() {
  const { i18n } = useLingui()
  const isPageLoaded = usePageLoaded()
  return (
    <figure className="samples">
      <div>
        {SAMPLES.map(({ file, title }) => (
          <SampleVideo
            key={file}
            src={`/showcase/${file}.mp4`}
            poster={isPageLoaded ? `/showcase/${file}.webp` : undefined}
            title={i18n._(title)}
            ratio="16/9"
          />
        ))}
      </div>
      <figcaption>
        <CirclePlay />
        <SiteLink to="/examples">
          <Trans>Watch examples of videos created with our platform</Trans>
        </SiteLink>
      </figcaption>
    </figure>
  )
}
