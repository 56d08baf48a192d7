import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { Account } from '#contract/account.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The picture, or the initials that stand for it. */
export function AvatarField({ account }: { account: Account }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const removal = useMutation(
    api.account.update.mutationOptions({
      onSuccess: (changed) => {
        queryClient.setQueryData(api.account.get.queryKey(), changed)
        showToast('success', t`Picture removed`)
      },
      onError: (error) =>
        showToast('danger', { title: t`The picture was not removed`, text: errorMessage(error) }),
    }),
  )
  return (
    <div className="profile-picture">
      <Avatar name={account.fullName} pictureUrl={account.avatarUrl} />
      <div className="grid justify-items-start gap-1.5">
        <p className="text-muted">
          {account.avatarUrl
            ? t`This picture stands beside your name.`
            : t`Your initials stand beside your name.`}
        </p>
        {account.avatarUrl && (
          <Button
            size="sm"
            icon={Trash2}
            busy={removal.isPending}
            onClick={() => removal.mutate({ avatarUrl: null })}
          >
            {t`Remove picture`}
          </Button>
        )}
      </div>
    </div>
  )
}
