import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Lock } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ApiKey } from '#contract/api-key.ts'
import { leastPlan } from '#contract/packages.ts'
import { localPath } from '#contract/public-page.ts'
import { useMayRead } from '#web/features/account/use-account.ts'
import { chosenLanguage } from '#web/features/language/language.tsx'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { usePlan, WithPlan } from '#web/features/plan/use-plan.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { api, readAgain } from '#web/lib/api.ts'
import { timeAgo } from '#web/lib/dates.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { useRefusal } from '#web/ui/refusals.ts'
import { showToast } from '#web/ui/toast.tsx'
import { NewKeyDialog, useScopeNames } from './new-key-dialog.tsx'
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

function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const { i18n, t } = useLingui()
  const nameOf = useScopeNames()
  const { name, prefix, scopes, expiresAt, lastUsedAt } = apiKey
  const [now] = useState(Date.now)
  const isOver = expiresAt !== null && expiresAt.getTime() < now
  const used = lastUsedAt ? t`last used ${timeAgo(i18n.locale, lastUsedAt)}` : t`never used`
  const until = expiresAt
    ? t`until ${i18n.date(expiresAt, { dateStyle: 'medium' })}`
    : t`without an end`
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          <code className="text-sm text-muted">{prefix}…</code>
          {isOver && <Badge tone="warning">{t`Expired`}</Badge>}
        </p>
        <p className="text-sm text-muted">{scopes.map((scope) => nameOf[scope]).join(' · ')}</p>
        <p className="text-sm text-muted">{[used, until].join(' · ')}</p>
      </div>
      <Button size="sm" aria-label={t`End the key ${name}`} onClick={onEnd}>
        {t`End`}
      </Button>
    </li>
  )
}

function useEndKey(onEnded: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation(
    api.apiKey.revoke.mutationOptions({
      onSuccess: async () => {
        await readAgain(queryClient, api.apiKey.list.key())
        showToast('success', t`Key ended`)
        onEnded()
      },
      onError: (error) =>
        showToast('danger', { title: t`The key was not ended`, text: errorMessage(error) }),
    }),
  )
}
