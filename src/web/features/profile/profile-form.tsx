import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { Account } from '#contract/account.ts'
import { AvatarUpload } from '#web/features/media/avatar-upload.tsx'
import { api, showAnswer } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { useCredentialRules } from '#web/lib/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The name and the picture that the account shows. */
export function ProfileForm({ account }: { account: Account }) {
  const { t } = useLingui()
  const rules = useCredentialRules()
  const update = useProfileUpdate()
  const { setValue, ...form } = useForm({
    values: { fullName: account.fullName },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = form.formState

  useEffect(() => {
    const draft = nameDrafts.get(account.id)
    if (draft !== undefined) setValue('fullName', draft, { shouldDirty: true })
  }, [account.id, setValue])

  return (
    <section className="panel" aria-labelledby="profile-about">
      <div className="panel-head">
        <h2 id="profile-about">{t`About you`}</h2>
      </div>
      <form
        className="panel-body grid gap-5"
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(({ fullName }) => update.mutate({ fullName: fullName.trim() }))(
            event,
          )
        }
      >
        <AvatarUpload />
        <Field label={t`Full name`} error={errors.fullName?.message}>
          {(control) => (
            <input
              className="input"
              autoComplete="name"
              {...control}
              {...form.register('fullName', {
                ...rules.name,
                onChange: ({ target }) => nameDrafts.set(account.id, target.value),
              })}
            />
          )}
        </Field>
        <div>
          <Button needs="self" type="submit" variant="primary" busy={update.isPending}>
            {update.isPending ? t`Saving changes` : t`Save changes`}
          </Button>
        </div>
      </form>
    </section>
  )
}

function useProfileUpdate() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation(
    api.account.update.mutationOptions({
      onSuccess: async (account) => {
        nameDrafts.delete(account.id)
        await showAnswer(queryClient, api.account.get.queryKey(), account)
        showToast('success', t`Profile saved`)
      },
      onError: (error) =>
        showToast('danger', { title: t`Your profile was not saved`, text: errorMessage(error) }),
    }),
  )
}

/** What was typed as a name and not saved yet, by account: a look at another page does not lose it. */
const nameDrafts = new Map<string, string>()
