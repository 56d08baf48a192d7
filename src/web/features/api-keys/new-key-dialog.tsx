import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { API_SCOPES, type ApiScope, KEY_DAYS } from '#contract/api-key.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { NewSecretDialog } from './new-secret-dialog.tsx'

const FOR_EVER = 'for-ever'

/** Asks what a new key is for, and then shows its secret, once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const nameOf = useScopeNames()
  const timeOf = { 30: t`for 30 days`, 90: t`for 90 days`, 365: t`for one year` }
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>(['read'])
  const [days, setDays] = useState<string>(String(KEY_DAYS[1]))
  const [hasTried, setTried] = useState(false)
  const nameError = hasTried && name.trim() === '' ? t`Enter a name for the key` : undefined
  const scopesError = hasTried && scopes.length === 0 ? t`Choose what the key may do` : undefined
  const make = useMutation(
    api.apiKey.create.mutationOptions({
      onSuccess: () => readAgain(queryClient, api.apiKey.list.key()),
    }),
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || scopes.length === 0) return
    const chosen = KEY_DAYS.find((one) => String(one) === days) ?? null
    make.mutate({ name, scopes, days: chosen })
  }

  if (make.data) return <NewSecretDialog secret={make.data.secret} onClose={onClose} />
  return (
    <Dialog
      title={t`New API key`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" busy={make.isPending}>
            {t`Make the key`}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        {make.error && (
          <Alert tone="danger" urgent>
            {errorMessage(make.error)}
          </Alert>
        )}
        <Field
          label={t`Name`}
          hint={t`What the key is for, so that you know it again`}
          error={nameError}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              data-focus-first
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <fieldset className="grid gap-2">
          <legend className="label">{t`It may`}</legend>
          {API_SCOPES.map((scope) => (
            <label key={scope} className="check-line">
              <input
                type="checkbox"
                className="check"
                checked={scopes.includes(scope)}
                onChange={(event) =>
                  setScopes(
                    event.target.checked
                      ? [...scopes, scope]
                      : scopes.filter((other) => other !== scope),
                  )
                }
              />
              {nameOf[scope]}
            </label>
          ))}
          {scopesError && <p className="err">{scopesError}</p>}
        </fieldset>
        <Field label={t`It works`}>
          {(control) => (
            <select
              {...control}
              className="select"
              value={days}
              onChange={(event) => setDays(event.target.value)}
            >
              {KEY_DAYS.map((one) => (
                <option key={one} value={String(one)}>
                  {timeOf[one]}
                </option>
              ))}
              <option value={FOR_EVER}>{t`until you end it`}</option>
            </select>
          )}
        </Field>
      </form>
    </Dialog>
  )
}

/** What a key may do, in words. */
export function useScopeNames(): Record<ApiScope, string> {
  const { t } = useLingui()
  return {
    read: t`Look at everything`,
    edit: t`Change what costs nothing`,
    spend: t`Spend credits`,
  }
}
