import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Models } from '#contract/model.ts'
import { BUILT_IN, MODEL_KINDS, type ModelKind } from '#contract/vendors.ts'
import { Button } from '#web/ui/button.tsx'
import { MODEL_FACTS } from './model-words.ts'
import { PriceTable, readPrice } from './price-table.tsx'
import { useModelChanges } from './use-models.ts'

type Prices = Partial<Record<ModelKind, string>>

/** What comes with every installation, and what it costs. */
export function BuiltInCard({
  models: { builtInCredits, builtInOffered, chosen },
}: {
  models: Models
}) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { setPrice, offer } = useModelChanges()
  const [draft, setDraft] = useState<Prices>({})
  const shown = (kind: ModelKind) => draft[kind] ?? String(builtInCredits[kind] ?? 0)
  const changed = MODEL_KINDS.filter((kind) => readPrice(shown(kind)) !== builtInCredits[kind])
  const isFree = MODEL_KINDS.every((kind) => builtInCredits[kind] === 0)

  async function savePrices(prices: Prices, kinds: readonly ModelKind[]) {
    for (const kind of kinds) {
      await setPrice.mutateAsync({ kind, model: BUILT_IN, credits: Number(prices[kind]) })
    }
    setDraft({})
  }
  function save(event: FormEvent) {
    event.preventDefault()
    if (changed.some((kind) => readPrice(shown(kind)) === null)) return
    void savePrices(draft, changed).catch(() => undefined)
  }
  function makeFree() {
    const free = Object.fromEntries(MODEL_KINDS.map((kind) => [kind, '0']))
    void savePrices(free, MODEL_KINDS).catch(() => undefined)
  }

  return (
    <form className="panel vendor vendor-wide" aria-labelledby={id} onSubmit={save}>
      <header>
        <div>
          <h2 id={id}>
            <Trans>Built-in studio</Trans>
          </h2>
          <p className="text-sm text-muted">
            <Trans>Arranges, speaks and draws on this machine. Needs no key and no network.</Trans>
          </p>
        </div>
        <span className="vendor-state" data-tone="success">
          <CircleCheck />
          {t`Always there`}
        </span>
      </header>
      <PriceTable
        rows={MODEL_KINDS.map((kind) => ({
          what: i18n._(MODEL_FACTS[kind].name),
          modelId: BUILT_IN,
          credits: shown(kind),
          asksMicroUsd: null,
          onChange: (credits) => setDraft({ ...draft, [kind]: credits }),
          offer: {
            isOn: builtInOffered.includes(kind),
            isDefault: (chosen[kind] ?? BUILT_IN) === BUILT_IN,
            onChange: (isOffered) => {
              offer.mutate({ kind, vendor: BUILT_IN, modelId: BUILT_IN, isOffered })
            },
          },
        }))}
      />
      <footer>
        <Button type="submit" size="sm" busy={setPrice.isPending} disabled={changed.length === 0}>
          {t`Save`}
        </Button>
        {!isFree && (
          <Button type="button" size="sm" variant="ghost" onClick={makeFree}>
            {t`Make it free`}
          </Button>
        )}
      </footer>
    </form>
  )
}
