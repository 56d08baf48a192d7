import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Lock } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ApiKey } from '#contract/api-key.ts'
import { leastPlan } from '#contract/packages.ts'
import { localPath } from '#contract/public-page.ts'
import { chosenLanguage } from '#web/features/language/chosen-language.ts'
import { usePlan } from '#web/features/plan/use-plan.ts'
import { WithPlan } from '#web/features/plan/with-plan.tsx'
import { LoadFailure } from '#web/features/list/load-failure.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { api } from '#web/lib/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMayRead } from '#web/features/account/use-may-read.ts'
import { useRefusal } from '#web/ui/refusals.ts'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { useEndKey } from './use-end-key.ts'
import './api-keys.css'

const WITH_KEYS = leastPlan(({ apiAccess }) => apiAccess)

/** The keys with which programs work for the account. */
export function ApiKeysPanel() {
  const { t } = useLingui()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const refusal = useRefusal('manage')
  const mayRead = useMayRead('manage')
  const {
    data: keys,
    error,
    isFetching,
    refetch,
  } = useQuery(api.apiKey.list.queryOptions({ enabled: mayRead }))
  const plan = usePlan()
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<ApiKey | null>(null)
  const end = useEndKey(() => {
    setEnding(null)
    heading.current?.focus()
  })
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t`API keys`}
        </h2>
      </div>
      <div className="panel-body grid gap-3" aria-busy={!keys && !error && refusal === null}>
        <p className="text-sm text-muted">
          <Trans>
            With a key a program of yours makes videos here. Whoever has it can do what it may, so
            keep it as you keep a password.{' '}
            <Link className="link" to={localPath('/api', chosenLanguage())}>
              How to use the API
            </Link>
          </Trans>
        </p>
        {error && (
          <LoadFailure
            title={t`The list could not be loaded`}
            error={error}
            isTrying={isFetching}
            onTryAgain={() => void refetch()}
          />
        )}
        {refusal !== null && <p className="text-sm text-muted">{refusal}</p>}
        {!keys && !error && refusal === null && <Skeleton className="h-10 w-full" />}
        {keys && keys.length > 0 && (
          <ul className="api-keys">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
            ))}
          </ul>
        )}
        {refusal !== null ? null : plan && !plan.allows.apiAccess ? (
          <Alert tone="info" icon={Lock} actions={<WithPlan name={WITH_KEYS} />}>
            {keys?.length === 0 ? (
              <Trans>Your plan has no API access.</Trans>
            ) : (
              <Trans>
                Your plan has no API access. Your keys are kept, and work again with a plan that
                has.
              </Trans>
            )}
          </Alert>
        ) : (
          <div>
            <Button icon={KeyRound} onClick={() => setMaking(true)}>
              {t`New key`}
            </Button>
          </div>
        )}
      </div>
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
      {ending && (
        <ConfirmDialog
          title={t`End this key?`}
          action={t`End the key`}
          isBusy={end.isPending}
          onConfirm={() => end.mutate({ id: ending.id })}
          onClose={() => setEnding(null)}
        >
          <p className="text-muted">
            {t`Programs that use “${ending.name}” stop working at once. This cannot be undone.`}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
