import { Trans, useLingui } from '@lingui/react/macro'
import { Plug } from 'lucide-react'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useModelChanges, useModels } from './use-models.ts'

/** To the admin of an installation that no model was ever connected to, until it is declined. */
export function ConnectOffer() {
  const { t } = useLingui()
  const { data: models } = useModels()
  const { skip } = useModelChanges()
  const isOffered = models?.connections.every(({ model }) => model === null) && !models.isSkipped
  if (!isOffered) return null
  return (
    <div className="mb-4">
      <Alert
        tone="info"
        icon={Plug}
        title={t`Connect a model`}
        actions={
          <>
            <Button
              size="sm"
              variant="ghost"
              busy={skip.isPending}
              onClick={() => skip.mutate(undefined)}
            >{t`Not now`}</Button>
            <ButtonLink size="sm" to="/dashboard/connect">{t`Connect`}</ButtonLink>
          </>
        }
      >
        <Trans>
          Reelwright works now, with its built-in studio. For hosted quality, give it one key to
          begin with.
        </Trans>
      </Alert>
    </div>
  )
}
