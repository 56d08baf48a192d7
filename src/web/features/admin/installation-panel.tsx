import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Studio } from '#contract/studio.ts'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What this installation works with, as far as it is known without a look at the server. */
export function InstallationPanel() {
  const { t, i18n } = useLingui()
  const studio = useStudio()
  if (!studio) return <Skeleton className="h-64 max-w-160" />
  const { prices, payment } = studio
  return (
    <section className="panel max-w-160" aria-labelledby="installation">
      <div className="panel-head">
        <h2 id="installation">
          <Trans>This installation</Trans>
        </h2>
      </div>
      <table className="table">
        <tbody>
          <Fact name={t`Storyboard writer`}>
            <Provider studio={studio} task="writer" />
          </Fact>
          <Fact name={t`Images`}>
            <Provider studio={studio} task="illustrator" />
          </Fact>
          <Fact name={t`Videos`}>
            <Provider studio={studio} task="animator" />
          </Fact>
          <Fact name={t`Voices`}>
            <Provider studio={studio} task="narrator" />
          </Fact>
          <Fact name={t`Payments`}>
            {payment ? <Trans>PayPal</Trans> : <Trans>Not configured</Trans>}
          </Fact>
          <Fact name={t`Price of a storyboard`}>{i18n.number(prices.create_storyboard)}</Fact>
          <Fact name={t`Price of a voice`}>{i18n.number(prices.generate_voice)}</Fact>
          <Fact name={t`Price of an image`}>{i18n.number(prices.generate_image)}</Fact>
          <Fact name={t`Price of a video clip`}>{i18n.number(prices.generate_video)}</Fact>
        </tbody>
      </table>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="text-right">{children}</td>
    </tr>
  )
}

function Provider({ studio, task }: { studio: Studio; task: keyof Studio['builtIn'] }) {
  return studio.builtIn[task] ? <Trans>Built-in studio</Trans> : <Trans>Hosted service</Trans>
}
