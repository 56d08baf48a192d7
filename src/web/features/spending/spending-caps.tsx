import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleGauge } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SPENDING_CAP_MAX } from '#contract/limits.ts'
import type { Spending, SpendingCap } from '#contract/spending.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { api, client, showAnswer } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readCredits } from '#web/lib/typed-credits.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Meter, Skeleton } from '#web/ui/progress.tsx'
import type { Need } from '#web/ui/refusals.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import './spending.css'

type CapFormProps = {
  spending: Spending
  label: string
  hint: ReactNode
  isBusy: boolean
  /** Who may set it. */
  needs: Need
  onSave: (cap: number | null) => void
  /** In a dialog: leaves it. */
  onCancel?: () => void
}

/** Sets a spending cap or takes it away, and shows how much of it is used. */
function CapForm(props: CapFormProps) {
  const { spending, label, hint, isBusy, needs, onSave, onCancel } = props
  const { t, i18n } = useLingui()
  const [text, setText] = useState(spending.cap === null ? '' : String(spending.cap))
  const [error, setError] = useState<string>()
  const { cap, spent } = spending

  function save() {
    const wanted = readCap(text)
    const most = i18n.number(SPENDING_CAP_MAX)
    setError(
      wanted === undefined ? t`Enter a whole number of credits from 0 to ${most}` : undefined,
    )
    if (wanted !== undefined) onSave(wanted)
  }

  return (
    <form
      className="cap-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            className="input"
            data-focus-first
            inputMode="numeric"
            autoComplete="off"
            placeholder={t`No cap`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-1.5">
        <p className="text-sm">
          {cap === null ? (
            <Trans>{i18n.number(spent)} credits spent or held, no cap</Trans>
          ) : (
            <Trans>
              {i18n.number(spent)} of {i18n.number(cap)} credits spent or held
            </Trans>
          )}
        </p>
        {cap !== null && (
          <Meter
            share={cap === 0 ? 1 : Math.min(1, spent / cap)}
            label={t`Spent of the cap`}
            tone={spent >= cap ? 'warning' : 'ink'}
          />
        )}
      </div>
      <div className="acts">
        {onCancel && <Button onClick={onCancel}>{t`Cancel`}</Button>}
        {cap !== null && (
          <Button
            needs={needs}
            disabled={isBusy}
            onClick={() => {
              setText('')
              setError(undefined)
              onSave(null)
            }}
          >
            <Trans>Remove cap</Trans>
          </Button>
        )}
        <Button type="submit" variant="primary" needs={needs} busy={isBusy}>
          <Trans>Save cap</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Caps what a calendar month may cost. */
function useCapMonth() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (cap: SpendingCap) => client.account.capSpending({ cap }),
    onSuccess: async (account) => {
      await showAnswer(queryClient, api.account.get.queryKey(), account)
      tellSaved(account.spending.cap)
    },
    onError: tellFailed,
  })
}

/** Caps what a storyboard may cost. */
function useCapStoryboard(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (spendingCap: SpendingCap) => client.storyboard.update({ id, spendingCap }),
    onSuccess: async (storyboard) => {
      const queryKey = api.storyboard.get.queryKey({ input: { id } })
      await showAnswer(queryClient, queryKey, storyboard)
      tellSaved(storyboard.spending.cap)
    },
    onError: tellFailed,
  })
}

function tellSaved(cap: SpendingCap) {
  showToast('success', cap === null ? t`Spending cap removed` : t`Spending cap saved`)
}

function tellFailed(error: Error) {
  showToast('danger', { title: t`The spending cap was not saved`, text: errorMessage(error) })
}

/** The cap that somebody typed, 0 to 1,000,000; null: none, the field is empty; undefined: something else. */
export function readCap(text: string): SpendingCap | undefined {
  if (text.trim() === '') return null
  return readCredits(text, SPENDING_CAP_MAX) ?? undefined
}

/** The most that may be spent in a calendar month. */
export function MonthCapPanel() {
  const { t } = useLingui()
  const spending = useAccount()?.spending
  const capMonth = useCapMonth()
  return (
    <section className="panel" id="spending-cap" aria-labelledby="spending-cap-heading">
      <div className="panel-head">
        <h2 id="spending-cap-heading">
          <Trans>Monthly spending cap</Trans>
        </h2>
      </div>
      <div className="panel-body" aria-busy={!spending}>
        {spending ? (
          <CapForm
            spending={spending}
            label={t`Credits per month`}
            hint={
              <Trans>
                Nothing that would go beyond it is started. A month is a calendar month in UTC.
              </Trans>
            }
            needs="manage"
            isBusy={capMonth.isPending}
            onSave={capMonth.mutate}
          />
        ) : (
          <Skeleton className="h-36" />
        )}
      </div>
    </section>
  )
}

/** What the storyboard has cost, and the most that it may cost. */
export function StoryboardCapButton({ storyboard }: { storyboard: Storyboard }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { cap, spent } = storyboard.spending
  const name =
    cap === null
      ? t`Set a spending cap`
      : t`Spending cap: ${i18n.number(spent)} of ${i18n.number(cap)} credits used`
  return (
    <>
      <Tooltip text={name}>
        <Button
          needs="edit"
          variant="ghost"
          square
          icon={CircleGauge}
          aria-label={name}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && <CapDialog storyboard={storyboard} onClose={() => setOpen(false)} />}
    </>
  )
}

function CapDialog({ storyboard, onClose }: { storyboard: Storyboard; onClose: () => void }) {
  const { t } = useLingui()
  const capStoryboard = useCapStoryboard(storyboard.id)
  return (
    <Dialog title={t`Spending cap of this storyboard`} onClose={onClose}>
      <CapForm
        spending={storyboard.spending}
        label={t`Credits for this storyboard`}
        hint={
          <Trans>
            Counts everything made for it so far, its writing included. Nothing that would go beyond
            the cap is started.
          </Trans>
        }
        needs="edit"
        isBusy={capStoryboard.isPending}
        onSave={(cap) => capStoryboard.mutate(cap, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Dialog>
  )
}
