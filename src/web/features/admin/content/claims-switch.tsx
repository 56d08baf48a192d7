import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Takes everything from the home page that says how good the product is and that nobody has proved. */
export function ClaimsSwitch({ areHidden }: { areHidden: boolean }) {
  const { t } = useLingui()
  const id = useId()
  const queryClient = useQueryClient()
  const change = useMutation(
    api.homepage.hideClaims.mutationOptions({
      onSuccess: () => readAgain(queryClient, api.homepage.get.key()),
      onError: (error: unknown) =>
        showToast('danger', { title: t`This was not saved`, text: errorMessage(error) }),
    }),
  )
  return (
    <div className="panel panel-body mb-4 flex items-center gap-3">
      <Switch
        id={id}
        aria-describedby={`${id}-what`}
        checked={change.isPending ? change.variables.areHidden : areHidden}
        onChange={(isOn) => change.mutate({ areHidden: isOn })}
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          <Trans>Hide every unproved claim</Trans>
        </label>
        <p id={`${id}-what`} className="text-sm text-muted">
          <Trans>
            Testimonials, case studies, numbers, publications and savings disappear from the home
            page, in every language.
          </Trans>
        </p>
      </div>
    </div>
  )
}
