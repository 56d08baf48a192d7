import { useLingui } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Connection } from '#contract/model.ts'
import { VENDORS } from '#contract/vendors.ts'
import type { Told } from '#contract/words/told.ts'
import { timeAgo } from '#web/lib/time-ago.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { useKindWords } from './model-words.ts'
import { PriceTable } from './price-table.tsx'
import { TestResult } from './test-result.tsx'
import { useModelChanges, useTest } from './use-models.ts'
import { changesOf, type VendorDraft, VendorFields } from './vendor-fields.tsx'
import { VendorState } from './vendor-state.tsx'

/** One vendor: how it is reached, whether it answers, and what its work costs. */
export function VendorCard({ connection }: { connection: Connection }) {
  const { t } = useLingui()
  const id = useId()
  const [draft, setDraft] = useState<VendorDraft>({})
  const [credits, setCredits] = useState<string | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const { connect, disconnect, setPrice } = useModelChanges()
  const test = useTest()
  const { vendor, model, modelId, asksMicroUsd } = connection
  const { name, kind } = VENDORS[vendor]
  const words = useKindWords()[kind]
  const changes = changesOf(draft)
  const isChanged = Object.keys(changes).length > 0
  const newPrice = model !== null && credits && Number(credits) !== connection.credits

  function save(event: FormEvent) {
    event.preventDefault()
    if (isChanged) connect.mutate({ vendor, ...changes }, { onSuccess: () => setDraft({}) })
    if (newPrice) {
      const price = { kind, model, credits: Number(credits) }
      setPrice.mutate(price, { onSuccess: () => setCredits(null) })
    }
    test.reset()
  }

  return (
    <form className="panel vendor" aria-labelledby={id} onSubmit={save}>
      <header>
        <div>
          <h2 id={id}>{name}</h2>
          <p className="text-sm text-muted">{words.does}</p>
        </div>
        <VendorState connection={connection} />
      </header>
      <div className="vendor-body">
        <VendorFields
          connection={connection}
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
        <LastTest connection={connection} latest={test.data} />
      </div>
      {model && (
        <PriceTable
          rows={[
            {
              what: words.name,
              modelId: modelId.value,
              credits: credits ?? String(connection.credits),
              asksMicroUsd,
              onChange: setCredits,
            },
          ]}
        />
      )}
      <footer>
        <Button
          type="submit"
          size="sm"
          busy={connect.isPending || setPrice.isPending}
          disabled={!isChanged && !newPrice}
        >{t`Save`}</Button>
        <Button
          size="sm"
          type="button"
          icon={FlaskConical}
          busy={test.isPending}
          onClick={() => test.mutate({ vendor, ...changes })}
        >{t`Test`}</Button>
        {connection.key?.origin === 'saved' && (
          <Button
            size="sm"
            type="button"
            variant="ghost"
            onClick={() => setRemoving(true)}
          >{t`Remove key`}</Button>
        )}
      </footer>
      {isRemoving && (
        <ConfirmDialog
          title={t`Remove the key of ${name}?`}
          action={t`Remove key`}
          isBusy={disconnect.isPending}
          onConfirm={() => {
            disconnect.mutate(
              { vendor },
              {
                onSuccess: () => {
                  setRemoving(false)
                  setDraft({})
                },
              },
            )
          }}
          onClose={() => setRemoving(false)}
        >
          <p className="text-muted">
            {t`What ${name} is making at this moment cannot be fetched any more; nobody is charged for it.`}
          </p>
        </ConfirmDialog>
      )}
    </form>
  )
}

type LastTestProps = {
  connection: Connection
  /** What was just tried; undefined: nothing yet. */
  latest: { failure: Told | null; ms: number } | undefined
}

function LastTest({ connection: { failing, lastTest }, latest }: LastTestProps) {
  const { t, i18n } = useLingui()
  if (latest) return <TestResult {...latest} />
  if (failing) {
    return (
      <p className="vendor-test" data-tone="danger">
        {t`The last ${failing.calls} calls failed.`} {failing.why}
      </p>
    )
  }
  return lastTest && <TestResult {...lastTest} when={timeAgo(i18n.locale, lastTest.at)} />
}
