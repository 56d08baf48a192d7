import { useLingui } from '@lingui/react/macro'
import { FlaskConical, Plus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Connection } from '#contract/model.ts'
import { VENDORS } from '#contract/vendors.ts'
import type { Told } from '#contract/words/told.ts'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { timeAgo } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { MODEL_FACTS } from './model-words.ts'
import { PriceTable, readPrice } from './price-table.tsx'
import { useModelChanges, useTest } from './use-models.ts'
import { changesOf, type VendorDraft, VendorFields } from './vendor-fields.tsx'
import { TestResult, VendorState } from './vendor-state.tsx'

type VendorCardProps = {
  connection: Connection
  /** It does new work of its kind. */
  isDefault: boolean
}

/** One vendor: how it is reached, whether it answers, and what its work costs. */
export function VendorCard({ connection, isDefault }: VendorCardProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [draft, setDraft] = useState<VendorDraft>({})
  const [prices, setPrices] = useState<Record<string, string>>({})
  const [isRemoving, setRemoving] = useState(false)
  const { connect, disconnect, setPrice, offer } = useModelChanges()
  const test = useTest()
  const { vendor, model, modelId, models } = connection
  const { name, kind } = VENDORS[vendor]
  const facts = MODEL_FACTS[kind]
  const changes = changesOf(draft)
  const isChanged = Object.keys(changes).length > 0
  const newPrices = models.flatMap(({ modelId: id, credits }) => {
    const typed = prices[id]
    return typed === undefined || readPrice(typed) === credits
      ? []
      : [{ id, price: readPrice(typed) }]
  })

  function save(event: FormEvent) {
    event.preventDefault()
    if (newPrices.some(({ price }) => price === null)) return
    if (isChanged) connect.mutate({ vendor, ...changes }, { onSuccess: () => setDraft({}) })
    if (newPrices.length > 0) void savePrices().catch(() => undefined)
    test.reset()
  }

  async function savePrices() {
    for (const { id: ofModel, price: credits } of newPrices) {
      if (credits === null) continue
      await setPrice.mutateAsync({ kind, model: `${vendor}:${ofModel}`, credits })
    }
    setPrices({})
  }

  return (
    <form className="panel vendor" aria-labelledby={id} onSubmit={save}>
      <header>
        <div>
          <h2 id={id}>{name}</h2>
          <p className="text-sm text-muted">{i18n._(facts.does)}</p>
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
        <>
          <PriceTable
            rows={models.map(({ modelId: ofModel, credits, asksMicroUsd, isOffered }) => ({
              what: i18n._(facts.name),
              modelId: ofModel,
              credits: prices[ofModel] ?? String(credits),
              asksMicroUsd,
              onChange: (typed) => setPrices({ ...prices, [ofModel]: typed }),
              offer: {
                isOn: isOffered,
                isDefault: isDefault && ofModel === modelId.value,
                onChange: (isOn) => {
                  offer.mutate({ kind, vendor, modelId: ofModel, isOffered: isOn })
                },
              },
            }))}
          />
          <OtherModel
            vendor={name}
            isBusy={offer.isPending}
            onOffer={(ofModel) => offer.mutate({ kind, vendor, modelId: ofModel, isOffered: true })}
          />
        </>
      )}
      <footer>
        <Button
          type="submit"
          size="sm"
          busy={connect.isPending || setPrice.isPending}
          disabled={!isChanged && newPrices.length === 0}
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

type OtherModelProps = { vendor: string; isBusy: boolean; onOffer: (modelId: string) => void }

/** Offers a model that the list does not know, by what its vendor calls it. */
function OtherModel({ vendor, isBusy, onOffer }: OtherModelProps) {
  const { t } = useLingui()
  const [modelId, setModelId] = useState('')
  const wanted = modelId.trim()
  function offer() {
    if (!wanted) return
    onOffer(wanted)
    setModelId('')
  }
  return (
    <div className="other-model">
      <input
        className="input font-mono"
        maxLength={200}
        aria-label={t`Another model of ${vendor} that users may choose`}
        placeholder={t`Another model`}
        value={modelId}
        onChange={(event) => setModelId(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it saves something else.
          event.preventDefault()
          offer()
        }}
      />
      <Button type="button" size="sm" icon={Plus} busy={isBusy} disabled={!wanted} onClick={offer}>
        {t`Offer it`}
      </Button>
    </div>
  )
}
