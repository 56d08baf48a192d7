import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAccount } from '#web/features/account/use-account.ts'
import { NoPermission } from '#web/features/admin/no-permission.tsx'
import { ConnectForm, Makers } from '#web/features/models/connect-form.tsx'
import { useModels } from '#web/features/models/use-models.ts'
import { titled } from '#web/lib/i18n.ts'
import '#web/features/models/models.css'

export function meta() {
  return titled(msg`Connect a model · Reelwright`)
}

export default function Connect() {
  const account = useAccount()
  if (!account) return <div className="wrap" aria-busy="true" />
  return account.role === 'admin' ? <ConnectPage /> : <NoPermission />
}

function ConnectPage() {
  const { data: models } = useModels()
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1>
            <Trans>Connect a model</Trans>
          </h1>
          <p>
            <Trans>
              Reelwright works now, with its built-in studio. For hosted quality, give it one key to
              begin with.
            </Trans>
          </p>
        </div>
      </div>
      <div className="connect-model" aria-busy={!models}>
        {models && <ConnectForm models={models} />}
        {models && <Makers models={models} />}
      </div>
    </div>
  )
}
