import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Models } from '#contract/model.ts'
import { BUILT_IN, MODEL_KINDS, VENDOR_IDS, VENDORS, type VendorId } from '#contract/vendors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { MODEL_FACTS } from './model-words.ts'
import { useModelChanges, useTest } from './use-models.ts'
import { changesOf, type VendorDraft, VendorFields } from './vendor-fields.tsx'
import { TestResult } from './vendor-state.tsx'

/** What makes the difference that people see first. */
const GOOD_FIRST: VendorId = 'ideogram'

/** One vendor is chosen, tried and connected. */
export function ConnectForm({ models }: { models: Models }) {
  const { t } = useLingui()
  const [vendor, setVendor] = useState<VendorId>(GOOD_FIRST)
  const [draft, setDraft] = useState<VendorDraft>({})
  const [connected, setConnected] = useState<VendorId | null>(null)
  const test = useTest()
  const { connect, skip } = useModelChanges()
  const navigate = useNavigate()
  const connection = models.connections.find((one) => one.vendor === vendor)

  function choose(next: VendorId) {
    setVendor(next)
    setDraft({})
    setConnected(null)
    test.reset()
  }
  async function testAndConnect(event: FormEvent) {
    event.preventDefault()
    const changes = changesOf(draft)
    const { failure } = await test.mutateAsync({ vendor, ...changes })
    if (failure) return
    await connect.mutateAsync({ vendor, ...changes })
    setDraft({})
    setConnected(vendor)
  }

  return (
    <form className="panel" onSubmit={(event) => void testAndConnect(event).catch(() => undefined)}>
      <fieldset>
        <legend className="sr-only">{t`Vendor`}</legend>
        {VENDOR_IDS.map((id) => (
          <Choice key={id} id={id} isChosen={id === vendor} onChoose={() => choose(id)} />
        ))}
      </fieldset>
      {connection && connected === null && (
        <div className="panel-body grid gap-3">
          <VendorFields
            connection={connection}
            draft={draft}
            isShort
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
          {test.data && <TestResult {...test.data} />}
        </div>
      )}
      {connected !== null && (
        <div className="panel-body">
          <Alert tone="success" title={t`${VENDORS[connected].name} is connected`}>
            <Trans>It does new work from now on.</Trans>
          </Alert>
        </div>
      )}
      <div className="panel-foot flex flex-wrap items-center justify-between gap-2">
        {connected === null ? (
          <>
            <Button
              type="button"
              variant="ghost"
              busy={skip.isPending}
              onClick={() => {
                skip.mutate(undefined, { onSuccess: () => void navigate('/dashboard') })
              }}
            >
              {t`Skip, use the built-in studio`}
            </Button>
            <Button type="submit" variant="primary" busy={test.isPending || connect.isPending}>
              {t`Test and connect`}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink to="/dashboard/admin?tab=models">{t`All models`}</ButtonLink>
            <ButtonLink
              variant="primary"
              to="/dashboard/create"
            >{t`Create a storyboard`}</ButtonLink>
          </>
        )}
      </div>
    </form>
  )
}

type ChoiceProps = { id: VendorId; isChosen: boolean; onChoose: () => void }

function Choice({ id, isChosen, onChoose }: ChoiceProps) {
  const { t, i18n } = useLingui()
  const { name, kind, keyAt } = VENDORS[id]
  const { icon: Icon, does } = MODEL_FACTS[kind]
  return (
    <label className="connect-choice">
      <input type="radio" name="vendor" value={id} checked={isChosen} onChange={onChoose} />
      <Icon />
      <span>
        <b>{name}</b> {id === GOOD_FIRST && <Badge>{t`good first key`}</Badge>}
        <small>{keyAt === null ? t`${i18n._(does)}, on a server of your own` : i18n._(does)}</small>
      </span>
    </label>
  )
}

/** Who makes what at the moment. */
export function Makers({ models }: { models: Models }) {
  const { t, i18n } = useLingui()
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>
          <Trans>Who makes what today</Trans>
        </h2>
      </div>
      <ul className="makers">
        {MODEL_KINDS.map((kind) => {
          const { icon: Icon, name } = MODEL_FACTS[kind]
          const chosen = models.chosen[kind] ?? BUILT_IN
          return (
            <li key={kind}>
              <Icon />
              <span>
                <b>{i18n._(name)}</b>
                <span className="text-sm text-muted">
                  {chosen === BUILT_IN ? t`Built-in studio` : VENDORS[chosen].name}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
