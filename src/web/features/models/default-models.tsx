import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Models } from '#contract/model.ts'
import { BUILT_IN, MODEL_KINDS, type ModelKind, VENDORS, type VendorId } from '#contract/vendors.ts'
import { MODEL_FACTS } from './model-words.ts'
import { useModelChanges } from './use-models.ts'

/** Who does new work of each kind. */
export function DefaultModels({ models }: { models: Models }) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>
          <Trans>Default model for each kind</Trans>
        </h2>
        <span className="text-sm text-muted">
          <Trans>What was asked of another model is still made by that.</Trans>
        </span>
      </div>
      <div className="default-models">
        {MODEL_KINDS.map((kind) => (
          <DefaultModel key={kind} kind={kind} models={models} />
        ))}
      </div>
    </section>
  )
}

function DefaultModel({ kind, models }: { kind: ModelKind; models: Models }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { choose } = useModelChanges()
  const { icon: Icon, name } = MODEL_FACTS[kind]
  const chosen = models.chosen[kind] ?? BUILT_IN
  const connected = models.connections.filter(
    ({ vendor, model }) => model !== null && VENDORS[vendor].kind === kind,
  )
  const price =
    connected.find(({ vendor }) => vendor === chosen)?.credits ?? models.builtInCredits[kind] ?? 0
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <span className="inline-flex items-center gap-1.5">
          <Icon className="size-3.5 text-muted" />
          {i18n._(name)}
        </span>
      </label>
      <select
        id={id}
        className="select"
        value={chosen}
        disabled={choose.isPending}
        onChange={(event) => {
          choose.mutate({ kind, vendor: event.target.value as VendorId | typeof BUILT_IN })
        }}
      >
        {connected.map(({ vendor, modelId }) => (
          <option key={vendor} value={vendor}>
            {VENDORS[vendor].name}: {modelId.value}
          </option>
        ))}
        <option value={BUILT_IN}>{t`Built-in studio`}</option>
      </select>
      <div className="aside">
        <code className="text-sm text-muted">{t`price: ${i18n.number(price)}`}</code>
      </div>
    </div>
  )
}
