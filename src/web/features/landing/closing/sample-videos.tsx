import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CirclePlay } from 'lucide-react'
import { SiteLink } from '#web/features/site/site-link.tsx'
import { SampleVideo } from './sample-video.tsx'

/** Made with `npm run make`; the commands stand in docs/examples/README.md. */
const SAMPLES = [
  { file: 'lighthouse', title: msg`Keepers of the light` },
  { file: 'coffee', title: msg`From bean to cup` },
  { file: 'octopus', title: msg`Three hearts, eight arms` },
]

export function SampleVideos() {
  const { i18n } = useLingui()
  return (
    <figure className="samples">
      <div>
        {SAMPLES.map(({ file, title }) => (
          <SampleVideo key={file} file={file} title={i18n._(title)} />
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
