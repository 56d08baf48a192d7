import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { User } from '#contract/user.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useNameOf, useUserChanges } from './use-users.ts'

type AddCreditsDialogProps = {
  /** Among whom one is chosen. */
  users: User[]
  chosen: User | null
  onClose: () => void
}

/** Asks who gets how many credits, and why. */
export function AddCreditsDialog({ users, chosen, onClose }: AddCreditsDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const nameOf = useNameOf()
  // One press is one gift, however often it is sent.
  const [requestId] = useState(newId)
  const [id, setId] = useState(chosen?.id ?? '')
  const [typed, setTyped] = useState('')
  const [description, setDescription] = useState('')
  const [isRefused, setRefused] = useState(false)
  const { addCredits } = useUserChanges()
  const choices = chosen ? [chosen, ...users.filter((user) => user.id !== chosen.id)] : users
  const amount = Number.parseInt(typed, 10)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isWhole = id !== '' && amount > 0 && description.trim() !== ''
    setRefused(!isWhole)
    if (!isWhole) return
    addCredits.mutate(
      { id, requestId, amount, description },
      {
        onSuccess: (user) => {
          const name = nameOf(user)
          const added = plural(amount, { one: '# credit', other: '# credits' })
          showToast('success', t`${added} added to ${name}`)
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      title={t`Add credits`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" busy={addCredits.isPending}>
            {t`Add credits`}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        {addCredits.error && (
          <Alert tone="danger" urgent title={t`Failed to add credits`}>
            {errorMessage(addCredits.error)}
          </Alert>
        )}
        <Field
          label={t`User`}
          hint={chosen ? undefined : t`Those found in the list; search there for others.`}
        >
          {(control) => (
            <select
              {...control}
              className="select"
              value={id}
              onChange={({ target }) => setId(target.value)}
            >
              <option value="">{t`Select a user`}</option>
              {choices.map((user) => (
                <option key={user.id} value={user.id}>
                  {nameOf(user)}, {user.email}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t`Amount`}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
              data-focus-first
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Field label={t`Description`} hint={t`The user reads it in the list of transactions.`}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={200}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
          )}
        </Field>
        {isRefused && (
          <p className="err" role="alert">
            <CircleAlert />
            {t`Please select a user, enter a valid amount and description`}
          </p>
        )}
      </form>
    </Dialog>
  )
}
