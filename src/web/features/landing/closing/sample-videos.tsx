import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CirclePlay } from 'lucide-react'
import { SiteLink } from '#web/features/site/site-link.tsx'
import { usePageLoaded } from '../use-page-loaded.ts'

/** Made with `npm run make`; the commands stand in docs/examples/README.md. Their captions are in the picture. */
const SAMPLES = [
  { file: 'lighthouse', title: msg`Keepers of the light` },
  { file: 'coffee', title: msg`From bean to cup` },
  { file: 'octopus', title: msg`Three hearts, eight arms` },
]

/** Nothing of a video is fetched before it is played, and no poster before the page stands. */
export function SampleVideos() {
  const { i18n } = useLingui()
  const isPageLoaded = usePageLoaded()
  return (
    <figure className="samples">
      <div>
        {SAMPLES.map(({ file, title }) => (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are burned into the picture
          <video
            key={file}
            src={`/showcase/${file}.mp4`}
            poster={isPageLoaded ? `/showcase/${file}.webp` : undefined}
            aria-label={i18n._(title)}
            width={1280}
            height={720}
            preload="none"
            playsInline
            controls
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
