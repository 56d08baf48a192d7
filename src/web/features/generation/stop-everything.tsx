import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Stops all that is being made for the scenes, of whatever kind. */
export function StopEverything() {
  const { t } = useLingui()
  const { id } = useEditor().storyboard
  const cancelAll = useMutation(
    api.storyboard.cancelAll.mutationOptions({
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
  )
  return (
    <Button
      icon={X}
      title={t`Stop. Nothing is charged.`}
      busy={cancelAll.isPending}
      onClick={() => cancelAll.mutate({ id })}
    >
      {t`Stop everything`}
    </Button>
  )
}
